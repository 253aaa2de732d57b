import { useState } from 'react';
import { Section } from '../Section';
import styles from '../Workbench.module.css';
import { Logo } from '@/ui/kit/brand/Logo';
import { Button } from '@/ui/kit/button/Button';
import { TextField } from '@/ui/kit/field/TextField';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { BottomSheet } from '@/ui/kit/layer/BottomSheet';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { SidePanel } from '@/ui/kit/layer/SidePanel';

type Layer = 'panel' | 'dialog' | 'wide' | 'sheet';

export function LayerSection() {
  const [open, setOpen] = useState<Layer | null>(null);
  const [second, setSecond] = useState(false);
  const [text, setText] = useState('');
  const close = (): void => setOpen(null);
  return (
    <Section title="Panels, dialogs, sheets">
      <div className={styles.row}>
        <Button onClick={() => setOpen('panel')}>Side panel</Button>
        <Button onClick={() => setOpen('dialog')}>Dialog 480</Button>
        <Button onClick={() => setOpen('wide')}>Dialog 720</Button>
        <Button onClick={() => setOpen('sheet')}>Bottom sheet</Button>
      </div>
      <SidePanel
        open={open === 'panel'}
        onClose={close}
        title="Log in"
        brand={<Logo name="Khelo Exchange" />}
      >
        <form onSubmit={(event) => event.preventDefault()}>
          <TextField label="Username" value={text} onValueChange={setText} />
          <ActionBar>
            <Button type="submit" variant="primary" wide>
              Log in
            </Button>
          </ActionBar>
        </form>
      </SidePanel>
      <Dialog open={open === 'dialog'} onClose={close} title="Sign out?">
        <p>A bet is still being placed. It stays with us whether you are signed in or not.</p>
        <ActionBar>
          <Button onClick={close}>Stay</Button>
          <Button variant="danger" onClick={close}>
            Sign out
          </Button>
        </ActionBar>
      </Dialog>
      <Dialog open={open === 'wide'} onClose={close} title="Exposure" size={720}>
        <p>Figures of the server, by match.</p>
        <Button onClick={() => setSecond(true)}>Open bets of a match</Button>
        <Dialog
          open={second}
          onClose={() => setSecond(false)}
          title="Mumbai Tides v Delhi Domes"
          size={640}
          back={{ label: 'Back', onBack: () => setSecond(false) }}
        >
          <p>Stacked over the first.</p>
        </Dialog>
      </Dialog>
      <BottomSheet
        open={open === 'sheet'}
        onOpenChange={(up) => setOpen(up ? 'sheet' : null)}
        title="Bet slip"
        peek="Bet slip · Back Mumbai Tides 1.98"
      >
        <p>Grows with what it holds.</p>
      </BottomSheet>
    </Section>
  );
}
