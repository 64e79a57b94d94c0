import { lazy, Suspense, useEffect } from 'react';
import { type Route, useRoute } from './route.ts';
import { Home } from './screens/home.tsx';
import { NotFound } from './screens/not-found.tsx';
import { socketAddress } from './server/address.ts';
import { Announcer } from './ui/announcer.tsx';
import { Failure } from './ui/failure.tsx';
import { focusHeading } from './ui/heading.ts';
import { Loading } from './ui/loading.tsx';
import { Speaking, useVoice } from './words/words.tsx';

const NewTable = lazy(() => import('./screens/new-table.tsx').then((m) => ({ default: m.NewTable })));
const TableScreen = lazy(() => import('./screens/table.tsx').then((m) => ({ default: m.TableScreen })));
const Replays = lazy(() => import('./screens/replays.tsx').then((m) => ({ default: m.Replays })));
const ReplayScreen = lazy(() => import('./replay/screen.tsx').then((m) => ({ default: m.ReplayScreen })));
const Profile = lazy(() => import('./profile/profile.tsx').then((m) => ({ default: m.Profile })));
const Claim = lazy(() => import('./profile/claim.tsx').then((m) => ({ default: m.Claim })));
const Learn = lazy(() => import('./learn/learn.tsx').then((m) => ({ default: m.Learn })));
const Rules = lazy(() => import('./screens/rules.tsx').then((m) => ({ default: m.Rules })));
const SettingsScreen = lazy(() => import('./screens/settings.tsx').then((m) => ({ default: m.SettingsScreen })));
const About = lazy(() => import('./screens/about.tsx').then((m) => ({ default: m.About })));

export function App() {
  return (
    <Failure>
      <Suspense fallback={<Loading />}>
        <Speaking>
          <Announcer>
            <Screen />
          </Announcer>
        </Speaking>
      </Suspense>
    </Failure>
  );
}

function Screen() {
  const route = useRoute();
  const voice = useVoice();
  useEffect(() => {
    document.title = voice.say('title', { page: voice.say(TITLES[route.at]) });
  }, [route.at, voice]);
  return (
    <Suspense fallback={<Loading />}>
      <Page route={route} />
      <Arrival place={'id' in route ? route.id : route.at} />
    </Suspense>
  );
}
let first = true;
/** A new page begins at its top, and a screen reader with its heading; but not the page one came with. */
function Arrival({ place }: { readonly place: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is what we wait for
  useEffect(() => {
    if (!first) {
      scrollTo(0, 0);
      focusHeading();
    }
    first = false;
  }, [place]);
  return null;
}
const TITLES = {
  home: 'nav.home',
  new: 'nav.new',
  table: 'nav.table',
  play: 'nav.table',
  replay: 'nav.replay',
  replays: 'nav.replays',
  profile: 'nav.profile',
  learn: 'nav.learn',
  claim: 'nav.claim',
  rules: 'nav.rules',
  settings: 'nav.settings',
  about: 'nav.about',
  nowhere: 'nav.nowhere',
} as const;

function Page({ route }: { readonly route: Route }) {
  switch (route.at) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewTable />;
    case 'table':
      return <TableScreen key={route.id} where={{ at: 'here', id: route.id }} />;
    case 'play':
      return <TableScreen key={route.id} where={{ at: 'server', id: route.id, socket: socketAddress() }} />;
    case 'replay':
      return <ReplayScreen key={route.id} from={route.from} id={route.id} />;
    case 'replays':
      return <Replays />;
    case 'learn':
      return <Learn />;
    case 'profile':
      return <Profile />;
    case 'claim':
      return <Claim secret={route.secret} />;
    case 'rules':
      return <Rules rule={route.rule} />;
    case 'settings':
      return <SettingsScreen />;
    case 'about':
      return <About />;
    case 'nowhere':
      return <NotFound />;
  }
}
