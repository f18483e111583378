/** Flags by which a wrapper inside a native app identifies itself: `isApp=1`, or the name of the app. */
export function nativeFlags({ isApp, nativeSrc }: Readonly<Record<string, string>>): Record<string, string> {
  return { ...(isApp === '1' && { isApp }), ...(nativeSrc && { nativeSrc }) }
}
