import { ANNOUNCEMENTS, BANNERS } from '../engine/brand/Brand';
import type { Route } from './Caller';
import { textIn } from './readInput';
import { MALFORMED, success } from './reply';

export const appDetails: Route = (core) => success(core.brand.words());

export const banners: Route = () => success({ banners: BANNERS });

export const announcements: Route = () => success(ANNOUNCEMENTS);

/** Counted by nobody: the sandbox keeps no trail of its visitors. */
export const pageVisit: Route = (_core, { request }) =>
  textIn(request.body, 'page', 200) === null ? MALFORMED : success({});
