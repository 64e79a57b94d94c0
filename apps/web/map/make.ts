/** From the facts to the generated files. */

import { type Art, writtenBoxes } from './art/art.ts';
import { featureLabels, riverLabels } from './art/labels.ts';
import { drawIslands, drawLakes, obstaclesIn } from './art/waters.ts';
import { drawingOf } from './draw/drawing.ts';
import { loadFacts } from './facts/facts.ts';
import { found } from './geometry/lines.ts';
import { drawLands } from './land/borders.ts';
import { meshOf } from './land/mesh.ts';
import { drawRivers } from './land/rivers.ts';
import { settle } from './land/settle.ts';
import { topologyOf } from './land/topology.ts';
import { wantedRoom, wantedShares } from './land/wanted.ts';
import { advancesFor, faceFiles } from './place/face.ts';
import { homeOf } from './place/home.ts';
import { farField, plansOf } from './place/plans.ts';
import { FOR_NAMES, FOR_TOKENS, Room, survey } from './place/room.ts';
import { writeAdvances, writeFeatures, writeOutlines, writePlaces } from './write.ts';

export async function makeMap(): Promise<Readonly<Record<string, string>>> {
  const facts = await loadFacts();
  const names = [...facts.regions.flatMap((region) => region.names), ...facts.featureNames];
  const advances = advancesFor(names, faceFiles());
  const topology = topologyOf(facts);
  const mesh = meshOf(topology);
  const rooms = new Map(facts.regions.map((region) => [region.id, wantedRoom(region, advances)]));
  settle(mesh, topology, wantedShares(facts, topology), rooms);

  const lands = drawLands(mesh);
  const rivers = drawRivers(lands);
  const obstacles = obstaclesIn(lands);
  const places = facts.regions.map((region) => {
    const surveyed = survey(region.id, lands, rivers, obstacles);
    const room = new Room(surveyed, FOR_NAMES);
    const ground = new Room(surveyed, FOR_TOKENS);
    return {
      region,
      home: homeOf(region, found(lands.outlines.get(region.id), region.id), room, advances),
      plans: plansOf(region, room, ground, advances),
      far: farField(region, ground),
    };
  });
  const homes = new Map(places.map(({ region, home }) => [region.id, home]));
  const written = writtenBoxes(facts, homes, advances);
  const art: Art = { facts, lands, rivers, lakes: drawLakes(lands), islands: drawIslands(), obstacles, written };
  return {
    'drawing.svg': drawingOf(art),
    'outlines.ts': writeOutlines(lands),
    'places.ts': writePlaces(places),
    'features.ts': writeFeatures(featureLabels(art), riverLabels(rivers)),
    'advances.ts': writeAdvances(advances),
  };
}
