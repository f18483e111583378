/** Import rules; docs/architecture.md explains them, __tests__/structure/layers.test.ts breaks each rule once. */

/** From the top: a layer imports itself and what stands below it. `besides` are neighbours that are not below. */
const LAYERS = [
  { name: 'app', path: '^src/(app\\.|custom-tab-bar/|customize-tab-bar/)' },
  { name: 'pages', path: '^src/(pages|package-[^/]+)/' },
  { name: 'blocks', path: '^src/blocks/' },
  { name: 'shell', path: '^src/shell/' },
  { name: 'services', path: '^src/services/', besides: ['ui'] },
  { name: 'stores', path: '^src/stores/', besides: ['ui'] },
  { name: 'ui', path: '^src/ui/' },
  { name: 'platform', path: '^src/platform/' },
  { name: 'request', path: '^src/request/' },
  { name: 'form', path: '^src/form/' },
  { name: 'i18n', path: '^src/i18n/' },
  { name: 'domain', path: '^src/domain/' },
  { name: 'contracts', path: '^src/contracts/' },
  { name: 'lib', path: '^src/lib/' },
  { name: 'routes', path: '^src/routes(/|\\.ts$)' },
]

/** The gateway's own, from the top. */
const GATEWAY_LAYERS = [
  {
    name: 'server',
    path: '^gateway/src/(server|office-command|sandbox-place|start-gateway|start-options|gateway|routes)\\.ts$|^gateway/src/(office|sandbox|static|operations)/',
  },
  { name: 'routes', path: '^gateway/src/routes/' },
  { name: 'http', path: '^gateway/src/http/' },
  { name: 'presenters', path: '^gateway/src/presenters/' },
  { name: 'services', path: '^gateway/src/services/' },
  { name: 'demo', path: '^gateway/src/demo/' },
  { name: 'shop', path: '^gateway/src/(shop/|call\\.ts$)' },
  { name: 'content', path: '^gateway/src/content/' },
  { name: 'catalogue', path: '^gateway/src/catalogue/' },
  { name: 'providers', path: '^gateway/src/providers/' },
  {
    name: 'base',
    path: '^gateway/src/((database|texts)/|(brand|business-error|clock|gateway-file|own-value|random|settings|stable-id)\\.ts$)',
  },
]

/** Tests may reach for whatever they test with. */
const TESTS = '\\.test\\.tsx?$|^__tests__/'

function layerRules(layers, prefix) {
  return layers
    .map(({ name, path, besides = [] }, at) => ({
      name: `${prefix}-${name}`,
      comment: `${name} imports only what stands below it.`,
      severity: 'error',
      from: { path, pathNot: TESTS },
      to: {
        path: [...layers.slice(0, at), ...layers.filter((layer) => besides.includes(layer.name))].map(
          (layer) => layer.path,
        ),
      },
    }))
    .filter(({ to }) => to.path.length > 0)
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules(LAYERS, 'layer'),
    ...layerRules(GATEWAY_LAYERS, 'gateway'),
    {
      name: 'providers-by-contract',
      comment: 'Services know what a provider does, never which one serves; the start composes them.',
      severity: 'error',
      from: {
        path: '^gateway/src/',
        pathNot: `${TESTS}|^gateway/src/(providers|sandbox)/|^gateway/src/start-gateway\\.ts$`,
      },
      to: { path: '^gateway/src/providers/', pathNot: '/(contract|providers|missing-providers)\\.ts$' },
    },
    {
      name: 'demo-is-one-source',
      comment: 'Only the start and the sandbox know that a shop may be the demo.',
      severity: 'error',
      from: { path: '^gateway/src/(routes|http|presenters|services|static|operations)/', pathNot: TESTS },
      to: { path: '^gateway/src/demo/' },
    },
    {
      name: 'sub-packages-are-islands',
      comment: 'A sub-package loads alone, so it imports no other.',
      severity: 'error',
      from: { path: '^src/(package-[^/]+)/', pathNot: TESTS },
      to: { path: '^src/package-[^/]+/', pathNot: '^src/$1/' },
    },
    {
      name: 'main-package-without-sub-packages',
      comment: 'A module of a sub-package in the main package would be shipped twice.',
      severity: 'error',
      from: { path: '^src/(?!package-)', pathNot: TESTS },
      to: { path: '^src/package-' },
    },
    {
      name: 'features-are-apart',
      comment: 'A feature of a package uses its own parts and those of shared/, no other feature and no page.',
      severity: 'error',
      from: { path: '^src/(package-[^/]+)/(?!pages/|shared/)([^/]+)/', pathNot: TESTS },
      to: { path: '^src/package-[^/]+/[^/]+/', pathNot: '^src/$1/($2|shared)/' },
    },
    {
      name: 'shared-parts-know-no-feature',
      comment: 'What several features need depends on none of them.',
      severity: 'error',
      from: { path: '^src/(package-[^/]+)/shared/', pathNot: TESTS },
      to: { path: '^src/$1/(?!shared/|locales/)[^/]+/' },
    },
    {
      name: 'pages-are-alone',
      comment: 'What two pages need stands in shared/ of their package, in blocks/ or in ui/.',
      severity: 'error',
      from: { path: '^src/(.*pages/[^/]+)/', pathNot: TESTS },
      to: { path: '^src/.*pages/[^/]+/', pathNot: '^src/$1/' },
    },
    {
      name: 'rules-without-react',
      comment: 'Models, services, stores and rules run without a screen.',
      severity: 'error',
      from: {
        path: '^src/(pages|package-|blocks).*-model\\.ts$|^src/(services|stores|domain|contracts|lib|request|form)/',
        pathNot: TESTS,
      },
      to: { path: '(^|node_modules/)(react|react-dom|mobx-react|@tarojs/[^/]+)(/|$)' },
    },
    {
      name: 'taro-components-in-screens',
      comment: 'The components of Taro are drawn by pages, blocks, the design system and the shell.',
      severity: 'error',
      from: { path: '^src/(platform|i18n)/', pathNot: TESTS },
      to: { path: '(^|node_modules/)@tarojs/components(/|$)' },
    },
    {
      name: 'gateway-shares-contracts-and-domain',
      comment: 'The gateway and the app share the calls and the rules, nothing else.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: TESTS },
      to: { path: '^src/', pathNot: '^src/(contracts|domain)/' },
    },
    {
      name: 'presenters-without-queries',
      comment: 'Presenters shape what services have read.',
      severity: 'error',
      from: { path: '^gateway/src/presenters/', pathNot: TESTS },
      to: { path: '(^|node_modules/)drizzle-orm(/|$)' },
    },
    {
      name: 'app-without-tools',
      comment: 'The shipped app imports nothing of the gateway, the simulator, the scripts or the tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^(gateway|simulator|scripts|__tests__|config)/' },
    },
    {
      name: 'simulator-without-app',
      comment: 'The simulator knows built packages, not their sources.',
      severity: 'error',
      from: { path: '^simulator/', pathNot: TESTS },
      to: { path: '^(src|gateway)/' },
    },
    {
      name: 'no-barrels',
      comment: 'A barrel moves every module behind it into the main package.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/.*/index\\.tsx?$' },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module or three.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-in-the-gateway',
      comment: 'Not even of types: what two layers share stands below both.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { circular: true },
    },
    {
      name: 'no-development-packages-in-the-app',
      comment: 'What the app imports stands in dependencies.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: `${__dirname}/config/layers-resolve.cjs` },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^simulator/fixtures|^dist/' },
  },
}
