/** On the web a page that has nothing of its own to share needs no code to say so. */
export function useShopShare(): void {}
