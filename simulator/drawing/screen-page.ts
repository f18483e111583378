import type { Browser, Page } from 'playwright-core'

export interface ScreenLook {
  width: number
  height: number
  theme: 'light' | 'dark'
  /** Insets of notch and home indicator, px. */
  safeArea: { top: number; bottom: number }
}

/** Returns the address of a picture. */
export type PictureServer = (url: string) => Promise<{ status: number; contentType: string; body: Buffer }>

/** A browser page that draws one screen after the other. */
export interface ScreenPage {
  readonly page: Page
  /** The current user of the page serves the pictures. */
  serve: PictureServer
}

const BLANK =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><style></style><body></body>'

export async function openScreenPage(
  browser: Browser,
  { width, height, theme, safeArea }: ScreenLook,
): Promise<ScreenPage> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const screenPage: ScreenPage = { page, serve: () => Promise.reject(new Error('nobody serves pictures')) }
  await insetSafeArea(page, safeArea)
  await page.route(/^https?:/, async (route) => route.fulfill(await screenPage.serve(route.request().url())))
  await page.setContent(BLANK)
  return screenPage
}

/** Sets the insets of a notched phone: `env(safe-area-inset-*)`. */
export async function insetSafeArea(page: Page, { top, bottom }: ScreenLook['safeArea']): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const insets = { top, topMax: top, bottom, bottomMax: bottom, left: 0, leftMax: 0, right: 0, rightMax: 0 }
  await session.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never)
}
