import { routes } from '@/routes'
import { isHome } from './is-home'
import type { Route } from './route'

it('treats both launch pages as home, and no other page (NAV-106)', () => {
  const homes = Object.values<Route>(routes).filter(isHome)
  expect(homes.map(({ path }) => path)).toEqual(['pages/list/list', 'pages/home/home'])
})
