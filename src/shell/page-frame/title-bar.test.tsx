import { View } from '@tarojs/components'
import { type RenderOptions, renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { page } from '../page'
import { PageFrame } from './page-frame'

interface Given extends RenderOptions {
  headColor?: string
  barBackgroundOpacity?: number
}

/** What the system was told of the title bar: `dark` asks it for white signs. */
async function barSchemeOf(route: Route, { headColor, barBackgroundOpacity, ...options }: Given = {}) {
  const told: string[] = []
  const Page = page(
    () => (
      <PageFrame title="the title" headColor={headColor} barBackgroundOpacity={barBackgroundOpacity}>
        <View />
      </PageFrame>
    ),
    route,
  )
  await renderPage(Page, route, {
    params: { showId: '1' },
    ...options,
    prepare: ({ app }) => {
      app.windowChrome.applyTheme = (_scheme, _palette, barScheme) => told.push(barScheme)
    },
  })
  await seenText('the title')
  return told.at(-1)
}

describe('the title bar', () => {
  it.each<[string, Route, Given, string]>([
    ['white over a coloured head', routes.showDetail, { headColor: '#3A2B5C', barBackgroundOpacity: 0 }, 'dark'],
    [
      'of the theme once it is scrolled',
      routes.showDetail,
      { headColor: '#3A2B5C', barBackgroundOpacity: 0.5 },
      'light',
    ],
    ['of the theme until the colour is known', routes.showDetail, { barBackgroundOpacity: 0 }, 'light'],
    [
      'of the theme over a colour that is none',
      routes.showDetail,
      { headColor: 'red;}', barBackgroundOpacity: 0 },
      'light',
    ],
    [
      'of the theme on pages without a head',
      routes.settings,
      { headColor: '#3A2B5C', barBackgroundOpacity: 0 },
      'light',
    ],
  ])('draws %s', async (_name, route, given, wanted) => {
    expect(await barSchemeOf(route, given)).toBe(wanted)
  })
})
