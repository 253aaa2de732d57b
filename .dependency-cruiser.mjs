// What may import what (docs/decisions/004). Every rule tells whoever breaks it what to do instead.
// tests/architecture/layers.test.ts plants a violation of each and expects exactly that rule to speak.

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const CORE = '^src/(domain|application)/';
const PLAIN_SANDBOX = '^src/adapters/sandbox/(engine|wire|provider|faults)/';
const NODE_DOOR = '^src/adapters/sandbox/doors/nodeServer/';
const DOORS = '^src/adapters/sandbox/doors/';
const SANDBOX = '^src/adapters/sandbox/';
const COMPOSITION = '^src/adapters/composition/';
const BROWSER_COMPOSITION = '^src/adapters/composition/browser/';
/** Of a backend of a language of its own, in an example or wherever an integrator has it. */
const DIALECT = '^examples/dialect-[^/]+/adapter/';
const DIALECTS = '^src/adapters/composition/browser/dialects[.]ts$';
const MAIN = '^src/ui/main[.]tsx$';

/** @param {readonly string[]} names */
const libraries = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;

/**
 * A library that has a room of its own. The core and the plain part of the sandbox are left out here, because they may
 * have no library at all and say so in one rule each.
 * @param {{ name: string, comment: string, names: string[], rooms: string[], typesIn?: string[] }} row
 * @returns {Rule[]}
 */
const ownLibrary = ({ name, comment, names, rooms, typesIn = [] }) => {
  const elsewhere = [CORE, PLAIN_SANDBOX, ...rooms];
  /** @type {Rule} */
  const rule = {
    name,
    comment,
    severity: 'error',
    from: { path: '^src/', pathNot: [...elsewhere, ...typesIn] },
    to: { path: libraries(...names) },
  };
  if (typesIn.length === 0) return [rule];
  const typesOnly = { path: libraries(...names), dependencyTypesNot: /** @type {const} */ (['type-only']) };
  return [
    rule,
    { ...rule, from: { path: typesIn }, to: { ...typesOnly, dependencyTypesNot: ['type-only'] } },
  ];
};

/**
 * The sandbox imports domain/shared and itself. A door may know the types of what it doubles and serves, and only those.
 * @returns {Rule[]}
 */
const sandboxIsTheOtherSide = () => {
  const DOUBLED = ['^src/application/ports/', '^src/adapters/(realtime/SocketLike|http/Transport)[.]ts$'];
  const rule = {
    name: 'sandbox-is-the-other-side',
    comment:
      'The sandbox is the other side of the wire and must not agree with our bugs: of our code it imports domain/shared only, and its doors the types of ports. Write its own rule in the engine.',
    severity: /** @type {const} */ ('error'),
  };
  const ours = [SANDBOX, '^src/domain/shared/'];
  return [
    { ...rule, from: { path: SANDBOX, pathNot: DOORS }, to: { path: '^src/', pathNot: ours } },
    { ...rule, from: { path: DOORS }, to: { path: '^src/', pathNot: [...ours, ...DOUBLED] } },
    { ...rule, from: { path: DOORS }, to: { path: DOUBLED, dependencyTypesNot: ['type-only'] } },
  ];
};

/**
 * Inside the screens: what anything is made of, the features on it, and what joins them.
 * @returns {Rule[]}
 */
const groundFeaturesRoof = () => {
  const GROUND = '^src/ui/(kit|form|list|lazy|navigation|device|i18n|theme)/';
  const ROOF = '^src/ui/(start|routing|layout|pages)/';
  const APP = '^src/ui/PlayerAppContext[.]tsx$';
  const severity = /** @type {const} */ ('error');
  return [
    {
      name: 'ui-ground-knows-no-feature',
      comment:
        'What every screen may be made of knows no feature and no frame. Take what it needs as an argument, or move that to the ground as well.',
      severity,
      from: { path: GROUND },
      to: { path: '^src/ui/', pathNot: [GROUND, APP] },
    },
    {
      name: 'ui-feature-knows-no-roof',
      comment:
        'The frame and the table of pages join the features and are not known to them. Move what both need to the ground: lazy, navigation, form, device.',
      severity,
      from: { path: '^src/ui/[^/]+/', pathNot: [GROUND, ROOF] },
      to: { path: ['^src/ui/[^/]+[.]tsx?$', ROOF], pathNot: APP },
    },
    {
      name: 'ui-hook-stays-in-its-feature',
      comment:
        'A feature may draw a part of another one, but not run its hooks. Draw the part that runs it, or move the hook to the ground.',
      severity,
      from: { path: '^src/ui/([^/]+)/', pathNot: [GROUND, ROOF] },
      to: {
        path: '^src/ui/.+/use[A-Z][^/]*[.]tsx?$',
        pathNot: [
          GROUND,
          APP,
          '^src/ui/$1/',
          // The brand's contacts are a page of the operator's texts too, and the profile has a way out as the menu has.
          '^src/ui/(brand/useContactLinks|session/useSignOut)[.]ts$',
        ],
      },
    },
  ];
};

/** @type {Rule[]} */
const layers = [
  {
    name: 'domain-imports-domain-only',
    comment:
      'The domain is values and pure functions. What it needs from outside comes in as an argument; what needs a port is a use case in src/application.',
    severity: 'error',
    from: { path: '^src/domain/' },
    to: { pathNot: '^src/domain/' },
  },
  {
    name: 'application-imports-core-only',
    comment:
      'A use case knows the domain and its ports. Write or extend a port in src/application/ports and let an adapter bring the technology.',
    severity: 'error',
    from: { path: '^src/application/' },
    to: { pathNot: CORE },
  },
  {
    name: 'shared-knows-no-feature',
    comment:
      'What all features share knows none of them. Take what it needs as an argument, or move that to src/application/shared as well.',
    severity: 'error',
    from: { path: '^src/application/(shared|ports)/' },
    to: { path: '^src/application/', pathNot: '^src/application/(shared|ports)/' },
  },
  {
    name: 'features-meet-as-types',
    comment:
      'A feature is given what another one does and builds none of it. Name the type and take the thing as an argument; what both are made of goes to src/application/shared.',
    severity: 'error',
    from: { path: '^src/application/([^/]+)/', pathNot: '^src/application/(shared|ports)/' },
    to: {
      path: '^src/application/[^/]+/',
      pathNot: '^src/application/($1|shared|ports)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'adapters-see-ports-only',
    comment:
      'An adapter serves a port; it does not start use cases. Move the type to src/application/ports, or let the use case call the adapter.',
    severity: 'error',
    from: { path: '^src/adapters/', pathNot: [COMPOSITION, SANDBOX] },
    to: { path: '^src/application/', pathNot: '^src/application/ports/' },
  },
  {
    name: 'adapter-families-stand-alone',
    comment:
      'One adapter family does not import another. Share a value through src/domain, or a port, and join the two in src/adapters/composition.',
    severity: 'error',
    from: { path: '^src/adapters/([^/]+)/', pathNot: [COMPOSITION, SANDBOX] },
    to: { path: '^src/adapters/', pathNot: ['^src/adapters/$1/', '^src/adapters/wire/'] },
  },
  {
    name: 'wire-is-for-http-and-realtime',
    comment:
      'What both ends of the wire share stands in src/adapters/wire, for http and realtime only. A value that others need too belongs to src/domain.',
    severity: 'error',
    from: { path: '^src/adapters/', pathNot: ['^src/adapters/(http|realtime|wire)/', COMPOSITION, SANDBOX] },
    to: { path: '^src/adapters/wire/' },
  },
  {
    name: 'adapters-know-no-screen',
    comment:
      'Adapters are below the screens. Pass what the screen has as an argument, or write a port that the screen fills.',
    severity: 'error',
    from: { path: '^src/adapters/', pathNot: SANDBOX },
    to: { path: '^src/(ui|texts)/' },
  },
  {
    name: 'texts-import-core-only',
    comment:
      'Texts and formats serve every front end, with React or without. What a screen does with them belongs to src/ui/i18n.',
    severity: 'error',
    from: { path: '^src/texts/' },
    to: { pathNot: [CORE, '^src/texts/', '^virtual:'] },
  },
  ...sandboxIsTheOtherSide(),
  {
    name: 'engine-knows-no-door',
    comment: 'The engine and its wire do not know who calls them. Take what the door has as an argument.',
    severity: 'error',
    from: { path: '^src/adapters/sandbox/(engine|wire)/' },
    to: { path: '^src/adapters/sandbox/(doors|provider)/' },
  },
  {
    name: 'sandbox-engine-is-plain',
    comment:
      'Engine, wire and pretend provider use no library and nothing of Node: they run in a browser too, and repeat from a seed. Put it into a door.',
    severity: 'error',
    from: { path: PLAIN_SANDBOX },
    to: { pathNot: '^src/' },
  },
  {
    name: 'sandbox-only-by-dynamic-import',
    comment:
      'A player of a real backend never downloads the sandbox. Load it with import() in src/adapters/composition; types may be imported as types.',
    severity: 'error',
    from: { path: COMPOSITION },
    to: { path: SANDBOX, dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'ui-knows-no-adapter',
    comment:
      'A screen has PlayerApp, by usePlayerApp(), and nothing else of the inside. Add what it needs to src/application/PlayerApp.ts.',
    severity: 'error',
    from: { path: '^src/ui/', pathNot: MAIN },
    to: { path: '^src/adapters/' },
  },
  {
    name: 'platform-is-an-argument',
    comment:
      'Only src/adapters/composition/browser names what a browser has. Elsewhere the composition is given it: add the port to the device that it hands over.',
    severity: 'error',
    from: { path: COMPOSITION, pathNot: BROWSER_COMPOSITION },
    to: {
      path: [
        BROWSER_COMPOSITION,
        '^src/adapters/(browser|notifications|sandbox)/',
        '^src/adapters/storage/(Document|Web)',
      ],
    },
  },
  {
    name: 'main-joins-composition-and-toasts',
    comment:
      'src/ui/main.tsx starts the composition and mounts the toast outlet. Every other adapter is bound in src/adapters/composition.',
    severity: 'error',
    from: { path: MAIN },
    to: { path: '^src/adapters/', pathNot: [COMPOSITION, '^src/adapters/notifications/ToastOutlet'] },
  },
  {
    name: 'ui-enters-by-the-front-door',
    comment:
      'A screen runs use cases through PlayerApp and never builds one. Add the use case to src/application/PlayerApp.ts.',
    severity: 'error',
    from: { path: '^src/ui/' },
    to: {
      path: '^src/application/',
      pathNot: '^src/application/(PlayerApp[.]ts$|ports/)',
      dependencyTypesNot: ['type-only'],
    },
  },
  ...groundFeaturesRoof(),
  {
    name: 'source-imports-no-test',
    comment: 'What src needs is not test code. Move it into src, or the caller into tests.',
    severity: 'error',
    from: { path: '^src/', pathNot: [CORE, PLAIN_SANDBOX] },
    to: { path: '^(tests|scripts|bench)/' },
  },
  {
    name: 'no-circle',
    comment:
      'Two modules that need each other are one, or hide a third, and a type counts too. Take what both need out into a file of its own.',
    severity: 'error',
    from: { path: '^src/' },
    to: { circular: true },
  },
  {
    name: 'no-unknown-module',
    comment: 'This import leads nowhere: correct the path, or ask for the library.',
    severity: 'error',
    from: { path: '^src/', pathNot: [CORE, PLAIN_SANDBOX] },
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

const ROOMS = [
  {
    name: 'axios-only-in-http',
    comment: 'HTTP is spoken in src/adapters/http. Elsewhere ask a gateway port, or take a Transport.',
    names: ['axios'],
    rooms: ['^src/adapters/http/axiosTransport[.]ts$'],
  },
  {
    name: 'socket-client-only-in-realtime',
    comment: 'The socket lives in src/adapters/realtime. Elsewhere use PlayerFeed or MarketFeed.',
    names: ['socket.io-client'],
    rooms: ['^src/adapters/realtime/'],
    typesIn: [DOORS, COMPOSITION],
  },
  {
    name: 'mobx-only-in-stores',
    comment:
      'MobX stays behind the state ports in src/adapters/stores. Read a View in an observer component; write a port event in a use case.',
    names: ['mobx'],
    rooms: ['^src/adapters/stores/'],
  },
  {
    name: 'container-only-in-composition',
    comment:
      'Classes take their ports in the constructor and never see the container. Bind the class in src/adapters/composition.',
    names: ['inversify', 'reflect-metadata'],
    rooms: [COMPOSITION],
  },
  {
    name: 'toastify-only-in-notifications',
    comment:
      'Toasts are shown through the Notifier port; react-toastify stays in src/adapters/notifications.',
    names: ['react-toastify'],
    rooms: ['^src/adapters/notifications/'],
  },
  {
    name: 'decoder-only-at-the-edge',
    comment:
      'valibot decodes what comes from outside: in http, realtime, wire, storage, config and composition. Inside, values are already of their type.',
    names: ['valibot'],
    rooms: ['^src/adapters/(http|realtime|wire|storage|config|composition)/'],
  },
  {
    name: 'react-only-in-screens',
    comment:
      'React is for src/ui and for the toast outlet. Below the screens write plain classes and functions.',
    names: ['react', 'react-dom'],
    rooms: ['^src/ui/', '^src/adapters/notifications/'],
  },
  {
    name: 'screen-libraries-only-in-ui',
    comment:
      'Router, observer, icons and message formatting belong to src/ui. Below it use the Navigator port and message keys.',
    names: ['react-router-dom', 'mobx-react-lite', 'lucide-react'],
    rooms: ['^src/ui/'],
  },
  {
    name: 'qr-encoder-only-in-platform',
    comment:
      'A QR code is drawn from the squares that the QrCodes port gives; uqr stays in src/adapters/platform.',
    names: ['uqr'],
    rooms: ['^src/adapters/platform/'],
  },
  {
    name: 'hashes-only-in-platform',
    comment:
      'What a hash tells reaches the app through a port (AddressChecksums); noble stays in src/adapters/platform.',
    names: ['@noble/hashes'],
    rooms: ['^src/adapters/platform/'],
  },
  {
    name: 'vitals-only-in-telemetry',
    comment:
      'What a browser measures reaches the app as records; web-vitals stays in src/adapters/browser/telemetry.',
    names: ['web-vitals'],
    rooms: ['^src/adapters/browser/telemetry/'],
  },
  {
    name: 'invented-data-only-in-tests',
    comment:
      'faker invents data for tests and weighs megabytes: what the app or its sandbox invents comes from small seeded tables of its own.',
    names: ['@faker-js/faker'],
    rooms: [],
  },
  {
    name: 'server-libraries-only-in-node-door',
    comment:
      'express, the socket.io server and web-push run in Node only: src/adapters/sandbox/doors/nodeServer.',
    names: ['express', 'socket.io', 'web-push'],
    rooms: [NODE_DOOR],
  },
];

const HOUSED = ROOMS.flatMap(({ names }) => names);

/**
 * @returns {Rule[]}
 */
function nothingNeedsAnExample() {
  const rule = {
    name: 'nothing-needs-an-example',
    comment:
      'An example or the package is a reader of the product and no part of it. Move what the product needs to src; only the list of dialects names their adapters.',
    severity: /** @type {const} */ ('error'),
  };
  const EXAMPLES = '^(examples|player-core)/';
  return [
    { ...rule, from: { path: '^src/', pathNot: DIALECTS }, to: { path: EXAMPLES } },
    { ...rule, from: { path: DIALECTS }, to: { path: EXAMPLES, pathNot: DIALECT } },
  ];
}

/** @type {Rule[]} */
const frontEnds = [
  {
    name: 'examples-know-no-screens',
    comment:
      'An example shows what the core does for another front end: it takes nothing from the screens. Move what both need to the core or to an adapter.',
    severity: 'error',
    from: { path: '^examples/' },
    // The compiler of the texts is a script, because the build runs it too.
    to: { path: '^(src/ui|tests|bench|scripts)/', pathNot: '^scripts/lib/icuCatalogue[.]mjs$' },
  },
  {
    name: 'package-knows-no-screens',
    comment:
      'The package is the core for who has screens of their own: it takes from src and from what tests are made of. Move what it needs there.',
    severity: 'error',
    from: { path: '^player-core/' },
    to: { path: '^(src/ui|examples|bench|scripts|games)/' },
  },
  ...nothingNeedsAnExample(),
  {
    name: 'peer-is-nobodys',
    comment:
      'bench/peer is built as others build, to be measured against: it takes libraries and nothing of ours, and nothing is made of it.',
    severity: 'error',
    from: { path: '^bench/peer/' },
    to: { path: '^(src|games|examples|player-core|tests|scripts|bench)/', pathNot: '^bench/peer/' },
  },
  {
    name: 'dialect-is-one-folder',
    comment:
      'The adapter of a dialect runs in a browser, in a script of its own: it takes the core, what fits of src/adapters/http, realtime and wire, what src/adapters/composition says of a backend, and valibot. What it shares with its server is the wire.',
    severity: 'error',
    from: { path: DIALECT },
    to: {
      pathNot: [
        '^src/(domain|application/ports|adapters/(composition|http|realtime|wire))/',
        libraries('valibot'),
        DIALECT,
      ],
    },
  },
];

/** @type {Rule[]} */
const gamePages = [
  {
    name: 'games-are-another-company',
    comment:
      'The pages of the games belong to the pretended provider: they import nothing of the app, no library and no test, and know the provider by its answers only (games/README.md).',
    severity: 'error',
    from: { path: '^games/' },
    to: { pathNot: '^games/' },
  },
  {
    name: 'nothing-needs-a-game',
    comment: 'A game is opened in a frame, as any provider’s is. Talk to it by the messages of GameFrames.',
    severity: 'error',
    from: { path: '^(src|examples)/' },
    to: { path: '^games/' },
  },
  {
    name: 'kinds-stand-alone',
    comment: 'A kind of game knows no other one. Move what both need to games/parts or games/drawing.',
    severity: 'error',
    from: { path: '^games/kinds/([^/]+)/' },
    to: { path: '^games/kinds/', pathNot: '^games/kinds/$1/' },
  },
];

/** @type {Rule[]} */
const workbench = [
  {
    name: 'workbench-shows-the-kit',
    comment:
      'The workbench shows the parts of the kit by themselves: it takes them, the tokens and nothing else of ours. A part that needs more is no part of the kit.',
    severity: 'error',
    from: { path: '^workbench/' },
    to: {
      path: '^(src|games|examples|player-core|tests|scripts|bench)/',
      pathNot: '^src/ui/(kit|theme)/',
    },
  },
  {
    name: 'nothing-needs-the-workbench',
    comment: 'The workbench is for who draws the parts and never ships. Move what the product needs to src.',
    severity: 'error',
    from: { path: '^(src|examples|player-core)/' },
    to: { path: '^workbench/' },
  },
];

/** @type {Rule[]} */
const outside = [
  ...ROOMS.flatMap(ownLibrary),
  {
    name: 'node-only-in-node-door',
    comment: 'The app runs in a browser: Node modules exist in src/adapters/sandbox/doors/nodeServer only.',
    severity: 'error',
    from: { path: '^src/', pathNot: [CORE, PLAIN_SANDBOX, NODE_DOOR] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'every-library-has-a-room',
    comment:
      'A library nobody has given a room to: argue for it in docs/decisions, then add it to .dependency-cruiser.mjs.',
    severity: 'error',
    from: { path: '^src/', pathNot: [CORE, PLAIN_SANDBOX] },
    to: { path: '(^|/)node_modules/', pathNot: libraries(...HOUSED) },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...layers, ...frontEnds, ...gamePages, ...workbench, ...outside],
  options: {
    doNotFollow: { path: ['node_modules'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
    },
  },
};
