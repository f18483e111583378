import { configure } from 'mobx'

configure({ enforceActions: 'always' })

// The first test of a file waits for a gateway that is being made, on a machine that may be busy.
jest.setTimeout(30_000)

// jsdom has no media: a bright screen, a fine pointer, no wish for less motion.
window.matchMedia = (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList

// jsdom has no layout: nothing scrolls.
Element.prototype.scrollTo = () => {}
