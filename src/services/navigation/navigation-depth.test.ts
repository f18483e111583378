import { router } from '@/platform/router/router'
import { FakeStorage } from '@/platform/storage/storage-fake'
import { routes } from '@/routes'
import { Navigation } from './navigation'
import { PickerResults } from './picker-results'

const mockOpen = { pages: [] as { route: string }[], moves: [] as string[] }

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getCurrentPages: () => mockOpen.pages,
    navigateTo: async () => mockOpen.moves.push('open'),
    redirectTo: async () => mockOpen.moves.push('redirect'),
  },
}))

it.each([
  [9, 'open'],
  [10, 'redirect'],
])('opens the next page above %i pages of a mini-program: %s (CONST-012)', async (depth, how) => {
  mockOpen.pages = Array.from({ length: depth }, () => ({ route: routes.venue.path }))
  mockOpen.moves = []
  const clock = { now: () => 0 }
  const navigation = new Navigation({
    router,
    clock,
    results: new PickerResults(new FakeStorage(), clock),
    isLoggedIn: () => true,
    loginPage: () => routes.login,
    wait: async () => {},
    onOpening: () => {},
    onShown: () => {},
  })
  await navigation.open(routes.settings, {})
  expect(mockOpen.moves).toEqual([how])
})
