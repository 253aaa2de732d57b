/** A file that breaks a rule, or (`rule` null) one beside it that is allowed and must stay so. */
export interface Plant {
  readonly rule: string | null;
  readonly file: string;
  readonly code: string;
}

/** What the planted files import; each a module of its room. */
const GROUND: readonly string[] = [
  'src/domain/shared/Value.ts',
  'src/domain/session/User.ts',
  'src/application/PlayerApp.ts',
  'src/application/session/LogIn.ts',
  'src/application/ports/device/Clock.ts',
  'src/adapters/http/HttpThing.ts',
  'src/adapters/stores/Store.ts',
  'src/adapters/wire/shape.ts',
  'src/adapters/notifications/ToastOutlet.tsx',
  'src/adapters/notifications/Toasts.ts',
  'src/adapters/composition/build.ts',
  'src/adapters/sandbox/engine/Engine.ts',
  'src/adapters/sandbox/doors/inBrowser/Door.ts',
  'src/ui/Screen.tsx',
  'src/ui/PlayerAppContext.tsx',
  'src/ui/device/useScreen.ts',
  'src/ui/layout/Frame.tsx',
  'src/ui/session/Panel.tsx',
  'src/ui/session/usePanel.ts',
  'tests/support/Fake.ts',
];

const uses = (module: string): string => `import * as it from '${module}'; export const used = it;`;
const types = (module: string): string =>
  `import type * as it from '${module}'; export type Used = typeof it;`;
const lazily = (module: string): string => `export const load = () => import('${module}');`;
export const groundFiles: readonly { readonly file: string; readonly code: string }[] = [
  ...GROUND.map((file) => ({ file, code: 'export const here = 1;' })),
  // The other half of a circle, which is reported once, at the file that is read first.
  { file: 'src/ui/n2.ts', code: uses('./n1') },
  { file: 'src/ui/n4.ts', code: types('./n3') },
  { file: 'src/domain/n6.ts', code: types('./n5') },
  { file: 'src/adapters/composition/n8.ts', code: types('./n7') },
];

const breaks = (rule: string, file: string, code: string): Plant => ({ rule, file, code });
const keeps = (file: string, code: string): Plant => ({ rule: null, file, code });

export const plants: readonly Plant[] = [
  breaks('domain-imports-domain-only', 'src/domain/a1.ts', uses('@/application/ports/device/Clock')),
  breaks('domain-imports-domain-only', 'src/domain/a2.ts', uses('axios')),
  breaks('domain-imports-domain-only', 'src/domain/a3.ts', uses('node:fs')),
  breaks('domain-imports-domain-only', 'src/domain/a4.ts', types('@/adapters/http/HttpThing')),
  keeps('src/domain/a5.ts', uses('@/domain/session/User')),
  breaks('application-imports-core-only', 'src/application/b1.ts', uses('@/adapters/http/HttpThing')),
  breaks('application-imports-core-only', 'src/application/b2.ts', uses('mobx')),
  breaks('application-imports-core-only', 'src/application/b3.ts', uses('@/ui/Screen')),
  breaks('shared-knows-no-feature', 'src/application/shared/b5.ts', types('@/application/session/LogIn')),
  breaks('shared-knows-no-feature', 'src/application/ports/b6.ts', types('@/application/PlayerApp')),
  keeps('src/application/shared/b7.ts', uses('@/application/ports/device/Clock')),
  breaks('features-meet-as-types', 'src/application/betting/b8.ts', uses('@/application/session/LogIn')),
  keeps(
    'src/application/betting/b9.ts',
    types('@/application/session/LogIn') + lazily('@/application/ports/device/Clock'),
  ),
  keeps('src/application/session/ba.ts', uses('@/application/session/LogIn')),
  keeps('src/application/b4.ts', uses('@/domain/session/User')),
  breaks('adapters-see-ports-only', 'src/adapters/http/c1.ts', uses('@/application/session/LogIn')),
  keeps(
    'src/adapters/http/c2.ts',
    uses('@/application/ports/device/Clock') + lazily('axios') + lazily('valibot'),
  ),
  breaks('adapter-families-stand-alone', 'src/adapters/http/d1.ts', uses('@/adapters/stores/Store')),
  breaks('adapter-families-stand-alone', 'src/adapters/stores/d2.ts', uses('@/adapters/composition/build')),
  breaks(
    'adapter-families-stand-alone',
    'src/adapters/realtime/d3.ts',
    lazily('@/adapters/sandbox/engine/Engine'),
  ),
  keeps('src/adapters/http/d4.ts', uses('@/adapters/http/HttpThing')),
  breaks('adapter-families-stand-alone', 'src/adapters/wire/d5.ts', uses('@/adapters/http/HttpThing')),
  breaks('wire-is-for-http-and-realtime', 'src/adapters/stores/d6.ts', uses('@/adapters/wire/shape')),
  keeps('src/adapters/realtime/d7.ts', uses('@/adapters/wire/shape')),
  breaks('adapters-know-no-screen', 'src/adapters/browser/e1.ts', uses('@/ui/Screen')),
  breaks('adapters-know-no-screen', 'src/adapters/composition/e2.ts', uses('@/ui/Screen')),
  breaks('sandbox-is-the-other-side', 'src/adapters/sandbox/engine/f1.ts', uses('@/domain/session/User')),
  breaks('sandbox-is-the-other-side', 'src/adapters/sandbox/doors/f2.ts', uses('@/adapters/http/HttpThing')),
  breaks(
    'sandbox-is-the-other-side',
    'src/adapters/sandbox/wire/f3.ts',
    uses('@/application/ports/device/Clock'),
  ),
  breaks(
    'sandbox-is-the-other-side',
    'src/adapters/sandbox/wire/f5.ts',
    types('@/application/ports/device/Clock'),
  ),
  breaks(
    'sandbox-is-the-other-side',
    'src/adapters/sandbox/doors/f6.ts',
    uses('@/application/ports/device/Clock'),
  ),
  breaks('sandbox-is-the-other-side', 'src/adapters/sandbox/doors/f7.ts', types('@/adapters/http/HttpThing')),
  keeps('src/adapters/sandbox/doors/f8.ts', types('@/application/ports/device/Clock')),
  keeps('src/adapters/sandbox/engine/f4.ts', uses('@/domain/shared/Value')),
  breaks(
    'engine-knows-no-door',
    'src/adapters/sandbox/engine/g1.ts',
    uses('@/adapters/sandbox/doors/inBrowser/Door'),
  ),
  breaks('sandbox-engine-is-plain', 'src/adapters/sandbox/engine/h1.ts', uses('valibot')),
  breaks('sandbox-engine-is-plain', 'src/adapters/sandbox/wire/h2.ts', uses('node:crypto')),
  breaks('sandbox-engine-is-plain', 'src/adapters/sandbox/provider/h3.ts', types('axios')),
  breaks(
    'sandbox-only-by-dynamic-import',
    'src/adapters/composition/i1.ts',
    uses('@/adapters/sandbox/engine/Engine'),
  ),
  keeps('src/adapters/composition/i2.ts', lazily('@/adapters/sandbox/engine/Engine')),
  keeps('src/adapters/composition/i3.ts', types('@/adapters/sandbox/engine/Engine')),
  keeps('src/adapters/composition/i4.ts', uses('@/adapters/stores/Store') + lazily('inversify')),
  breaks('ui-knows-no-adapter', 'src/ui/j1.tsx', uses('@/adapters/stores/Store')),
  breaks('ui-knows-no-adapter', 'src/ui/j2.tsx', types('@/adapters/composition/build')),
  breaks('main-joins-composition-and-toasts', 'src/ui/main.tsx', uses('@/adapters/notifications/Toasts')),
  keeps('src/ui/k2.tsx', uses('react') + lazily('react-router-dom') + types('@/application/PlayerApp')),
  breaks('ui-enters-by-the-front-door', 'src/ui/l1.tsx', uses('@/application/session/LogIn')),
  breaks('ui-ground-knows-no-feature', 'src/ui/form/l2.ts', uses('@/ui/session/Panel')),
  breaks('ui-ground-knows-no-feature', 'src/ui/kit/l3.ts', types('@/ui/layout/Frame')),
  keeps('src/ui/lazy/l4.ts', uses('@/ui/device/useScreen') + lazily('@/ui/PlayerAppContext')),
  breaks('ui-feature-knows-no-roof', 'src/ui/sports/l5.ts', lazily('@/ui/layout/Frame')),
  breaks('ui-feature-knows-no-roof', 'src/ui/sports/l6.ts', types('@/ui/Screen')),
  keeps('src/ui/layout/l7.ts', uses('@/ui/session/usePanel')),
  breaks('ui-hook-stays-in-its-feature', 'src/ui/sports/l8.ts', uses('@/ui/session/usePanel')),
  keeps('src/ui/session/l9.ts', uses('@/ui/session/usePanel') + lazily('@/ui/device/useScreen')),
  keeps('src/ui/sports/la.ts', uses('@/ui/session/Panel') + lazily('@/ui/PlayerAppContext')),
  breaks('source-imports-no-test', 'src/ui/m1.tsx', uses('../../tests/support/Fake')),
  breaks('no-circle', 'src/ui/n1.ts', uses('./n2')),
  breaks('no-circle', 'src/ui/n3.ts', uses('./n4')),
  breaks('no-circle', 'src/domain/n5.ts', types('./n6')),
  breaks('no-circle', 'src/adapters/composition/n7.ts', uses('./n8')),
  keeps('src/ui/nb.ts', uses('./n4')),
  breaks('no-unknown-module', 'src/ui/o1.ts', uses('./nowhere')),
  breaks('axios-only-in-http', 'src/ui/p1.tsx', uses('axios')),
  breaks('axios-only-in-http', 'src/adapters/sandbox/doors/p2.ts', uses('axios')),
  breaks('axios-only-in-http', 'src/adapters/composition/p4.ts', uses('axios')),
  keeps('src/adapters/composition/p5.ts', types('axios')),
  keeps('src/adapters/sandbox/doors/p3.ts', types('axios')),
  breaks('socket-client-only-in-realtime', 'src/adapters/http/q1.ts', uses('socket.io-client')),
  breaks('mobx-only-in-stores', 'src/ui/r1.tsx', uses('mobx')),
  breaks('mobx-only-in-stores', 'src/adapters/http/r2.ts', uses('mobx')),
  keeps('src/adapters/stores/r3.ts', uses('mobx')),
  breaks('container-only-in-composition', 'src/ui/s1.tsx', uses('inversify')),
  breaks('container-only-in-composition', 'src/adapters/http/s2.ts', lazily('reflect-metadata')),
  breaks('toastify-only-in-notifications', 'src/ui/t1.tsx', uses('react-toastify/unstyled')),
  breaks('decoder-only-at-the-edge', 'src/adapters/stores/u1.ts', uses('valibot')),
  breaks('react-only-in-screens', 'src/adapters/stores/v1.ts', uses('react')),
  breaks('screen-libraries-only-in-ui', 'src/adapters/stores/w1.ts', uses('mobx-react-lite')),
  breaks('qr-encoder-only-in-browser-adapters', 'src/ui/w2.tsx', uses('uqr')),
  breaks(
    'server-libraries-only-in-node-door',
    'src/adapters/sandbox/doors/inBrowser/x1.ts',
    uses('socket.io'),
  ),
  breaks('server-libraries-only-in-node-door', 'src/ui/x2.ts', types('express')),
  keeps('src/adapters/sandbox/doors/nodeServer/x3.ts', uses('express') + lazily('node:http')),
  breaks('invented-data-only-in-tests', 'src/ui/y1.tsx', uses('@faker-js/faker')),
  breaks(
    'invented-data-only-in-tests',
    'src/adapters/sandbox/doors/y2.ts',
    lazily('@faker-js/faker/locale/en_IN'),
  ),
  breaks('node-only-in-node-door', 'src/ui/z1.ts', uses('node:fs')),
  breaks('every-library-has-a-room', 'src/ui/za.ts', uses('fast-check')),
];
