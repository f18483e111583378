import { configure } from 'mobx'

configure({ enforceActions: 'always' })

// jsdom has no media: a bright screen, a fine pointer, no wish for less motion.
window.matchMedia = (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
