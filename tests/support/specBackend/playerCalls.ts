import { Router } from 'express';
import { bad, good } from './envelope';
import type { SpecWorld } from './SpecWorld';

const details = (world: SpecWorld): object => ({
  id: 1,
  OTP: world.options.otp ?? 0,
  BRAND_STATUS: 'live',
  LOGO_URL: '',
  SEO_TITLE: 'Spec Games',
  TELEGRAM: 'https://t.me/specgames',
  WHATS_APP_URL: '919876500000',
  FACEBOOK: '',
  INSTATGRAM: '',
  FOOTER_TEXT: 'Play with care.',
  PHONE: '+91 98765 00000',
});

const BANNERS = [
  { id: 2, order: 2, image: '/banner-2.png', title: 'Friends bring friends' },
  { id: 1, order: '1', image: '/banner-1.png', title: 'The season begins' },
  { id: 3, order: 3 },
];

/** What the header, the footer and the pages around the games ask for. */
export function playerCalls(world: SpecWorld): Router {
  const calls = Router();
  calls.get('/getAppDetails', (_request, response) => {
    response.json(good(details(world)));
  });
  calls.get('/getBanners', (_request, response) => {
    response.json(good({ banners: BANNERS }));
  });
  calls.get('/announcement/display', (_request, response) => {
    response.json(good({ data: [{ id: 1, content: 'Welcome to the new season' }] }));
  });
  calls.get('/app/demo', (_request, response) => {
    response.json(good({ hasDemoUsers: world.options.hasDemoUsers ?? false }));
  });
  calls.post('/page/visit', (_request, response) => {
    response.json(good());
  });
  calls.get('/signout', (request, response) => {
    world.close(request.headers.authorization);
    response.json(good());
  });
  calls.use(
    ['/bet/exposure/amount', '/getBankAccountDetails', '/update-password'],
    (request, response, next) => {
      if (world.playerOf(request.headers.authorization) === undefined)
        response.status(401).json(bad('Unauthorized action.'));
      else next();
    },
  );
  calls.get('/bet/exposure/amount', (request, response) => {
    const player = world.playerOf(request.headers.authorization);
    response.json(good(player && world.exposure(player)));
  });
  calls.get('/getBankAccountDetails', (_request, response) => {
    response.json(good({ bankDetails: { banks: [], count: 0, pagesize: 10 } }));
  });
  calls.post('/update-password', (_request, response) => {
    response.json(good(null, 'Password updated'));
  });
  return calls;
}
