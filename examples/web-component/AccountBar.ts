import { element } from './element';
import { PlayerElement } from './PlayerElement';
import type { SharedPlayer } from './sharedPlayer';
import { money, words } from './words';

/** `<account-bar>`: the ways in and out, balance and exposure, and what the app says. */
export class AccountBar extends PlayerElement {
  protected *follow({ app, observe, onNotice }: SharedPlayer): Iterable<() => void> {
    const { session } = app;
    const said = element('p', { role: 'status' });
    const place = element('div');
    const field = (name: string, label: string, type: string) =>
      element('label', {}, `${label} `, element('input', { name, type, required: true }));
    const form = element(
      'form',
      { submit: (event) => void logIn(event) },
      field('username', 'Username', 'text'),
      field('password', 'Password', 'password'),
      element('button', { class: 'main' }, 'Log in'),
    );
    const demo = element(
      'button',
      { type: 'button', click: () => void answered(session.logInAsDemo()) },
      'Try the demo',
    );
    const out = element('button', { type: 'button', click: () => void session.logOut() }, 'Log out');
    const answered = async (
      answer: ReturnType<typeof session.logInAsDemo | typeof session.logIn>,
    ): Promise<void> => {
      const result = await answer;
      if (result.ok) return;
      const { message, fields } = result.error;
      said.textContent = [message, ...Object.values(fields)]
        .flatMap((each) => (each ? [words(each)] : []))
        .join(' ');
    };
    const logIn = async (event: Event): Promise<void> => {
      event.preventDefault();
      const typed = new FormData(form);
      const text = (name: string): string => String(typed.get(name) ?? '');
      await answered(
        session.logIn({ username: text('username'), password: text('password'), remember: false }),
      );
      form.reset();
    };
    this.root.replaceChildren(place, said);
    yield onNotice(({ type, message }) => {
      said.textContent = words(message, type === 'success' ? 'Done.' : undefined);
    });
    yield observe(
      () => ({
        user: session.view.signedIn ? (session.view.user?.username ?? '') : null,
        wallet: app.wallet.view.wallet,
        exposure: app.exposure.view.exposure,
        asked: session.panel.panel !== null,
        demoOffered: app.brand.view.demoOffered,
      }),
      ({ user, wallet, exposure, asked, demoOffered }) => {
        demo.hidden = !demoOffered;
        if (user === null) {
          if (form.parentNode !== place) place.replaceChildren(form, demo);
          if (asked) said.textContent = 'Log in to bet.';
          return;
        }
        const figures = [
          user,
          wallet === null ? '' : `Balance ${money(wallet.balance)}`,
          exposure === null ? '' : `Exposure ${money(exposure.total)}`,
        ];
        place.replaceChildren(element('span', { class: 'figures' }, figures.filter(Boolean).join('  ')), out);
      },
    );
  }
}
