import path from 'node:path'
import type { StandIn } from './stand-ins'

/** Replacements of code from Taro and others on the web (docs/hacks.md). */
export function h5StandIns(root: string, isRelease: boolean): StandIn[] {
  const own = (file: string) => path.join(root, 'config/runtime', file)
  return [
    {
      why: "the app's own router",
      wanted: /^@tarojs\/router$/,
      file: path.join(root, 'src/platform/router/web/taro-router.ts'),
    },
    { why: 'an entry that gives the browser turns', wanted: /\/src\/app\.config$/, file: own('start-in-turns.js') },
    {
      why: 'only the styles of fields',
      wanted: /^@tarojs\/components-react\/dist\/index\.css$/,
      file: own('h5-components.css'),
    },
    { why: 'their rules are in app.scss', wanted: /^@tarojs\/components\/global\.css$/, file: own('nothing.js') },
    {
      why: 'an icon font that nobody uses',
      wanted: /^@tarojs\/components\/dist\/taro-components\/taro-components\.css$/,
      file: own('nothing.js'),
    },
    ...['view', 'text'].map((element) => ({
      why: 'elements without a state of their own',
      wanted: new RegExp(`/components-react/dist/components/${element}/index\\.js$`),
      file: own(`${element}.js`),
    })),
    {
      why: 'a pull-down that nobody sees',
      wanted: /\/components-react\/dist\/components\/pull-down-refresh\/index\.js$/,
      file: own('nothing.js'),
    },
    ...(isRelease ? [{ why: 'without the checks for developers', wanted: /^mobx$/, file: productionMobx(root) }] : []),
  ]
}

/** mobx production build for browsers: numeric errors, no developer checks. */
function productionMobx(root: string): string {
  return path.join(root, 'node_modules/mobx/dist/mobx.esm.production.min.js')
}
