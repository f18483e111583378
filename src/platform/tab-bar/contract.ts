/** Owner of the bottom navigation: the page, or the vendor's custom tab bar component. */
export type TabBarHost = 'page' | 'vendor'
