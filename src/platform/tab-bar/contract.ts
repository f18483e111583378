/** Who draws the bottom navigation: the page itself, or the vendor's custom tab bar component. */
export type TabBarHost = 'page' | 'vendor'
