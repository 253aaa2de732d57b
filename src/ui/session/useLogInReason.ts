import { matchRoute } from '@/domain/routing/matchRoute';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';

/** Where a log-in leads, in words: a game by its name where that is known. null: nowhere in particular. Call it inside an observer. */
export function useLogInReason(returnTo: string | null): string | null {
  const { catalogue } = useFirstPage().casino.view;
  const t = useText();
  const page = matchRoute(returnTo ?? '')?.route.page;
  if (page === undefined) return null;
  const game = catalogue.state === 'ready' ? catalogue.value.byHref.get(returnTo ?? '') : undefined;
  if (game !== undefined) return t('session.logIn.returnToGame', { game: game.name });
  if (page === 'game') return t('session.logIn.returnToSomeGame');
  return t('session.logIn.returnTo', { page: t(`pages.${page}`) });
}
