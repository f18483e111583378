/** Elements of the vendor; all others in the tree are components of the package. */
export const builtInTags: ReadonlySet<string> = new Set(
  [
    'ad audio button camera canvas checkbox checkbox-group contact-button cover-image cover-view editor form icon',
    'image input keyboard-accessory label live-player live-pusher map match-media movable-area movable-view navigation-bar',
    'navigator open-data page-container page-meta picker picker-view picker-view-column progress radio radio-group',
    'rich-text root-portal scroll-view slider swiper swiper-item switch text textarea video view web-view',
  ]
    .join(' ')
    .split(' '),
)
