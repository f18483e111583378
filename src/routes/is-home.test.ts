import { routes } from '@/routes'
import { isHome } from './is-home'
import type { Route } from './route'

it('takes both launch pages for home, and no other page (NAV-106)', () => {
  const homes = Object.values<Route>(routes).filter(isHome)
  expect(homes.map(({ path }) => path)).toEqual(['pages/list/list', 'pages/home/home'])
})
