/** A window over the page. */
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useVoice } from '../words/words.tsx';
import { close } from './glyphs.ts';
import { Icon } from './icon.tsx';

export function Window(props: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, isOpen, onClose, foot, children } = props;
  const voice = useVoice();
  return (
    <ModalOverlay className="veil" isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className="window">
        <Dialog>
          <header className="window-head">
            <Heading slot="title">{title}</Heading>
            <button type="button" className="icon-button" aria-label={voice.say('close')} onClick={onClose}>
              <Icon of={close} />
            </button>
          </header>
          <div className="window-body">{children}</div>
          {foot !== undefined && <footer className="window-foot">{foot}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
