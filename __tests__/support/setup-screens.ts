import { configure as configureTestingLibrary } from '@testing-library/react'
import { configure } from 'mobx'
import { reportUnobservedReads } from './report-unobserved-reads'

configure({ enforceActions: 'always', observableRequiresReaction: true })
reportUnobservedReads()

// Between a test's own steps React draws by itself, as in a browser. Testing Library would have it wait for `act`.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

// Failure, and the words on the screen: a dump of the page is thousands of lines.
configureTestingLibrary({
  _disableExpensiveErrorDiagnostics: true,
  getElementError: (message, container) =>
    new Error(`${message}\nOn the screen: ${container.textContent?.slice(0, 400)}`),
} as Parameters<typeof configureTestingLibrary>[0])

// jsdom has no media: a bright screen, a fine pointer, no wish for less motion.
window.matchMedia = (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList

// jsdom has no layout: nothing scrolls.
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

// Tests load no style sheets, so an element looks as its own `style` says. jsdom would look through its own sheet for
// every ancestor of everything whose role is requested, which took half the time of the home page's tests.
window.getComputedStyle = (element) => (element as HTMLElement).style
