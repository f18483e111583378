import type { Page } from 'playwright-core'

const SHOWS = 1000
const STEP_PX = 2000
/** A busy machine still draws all of them. */
const PATIENCE_MS = 480_000

/** The list of all shows, grown to a thousand: what the shop answers, over and over under names of its own. */
export async function growList(page: Page): Promise<void> {
  await page.route('**/show_list/list?**', async (route) => {
    const url = new URL(route.request().url())
    const offset = Number(url.searchParams.get('offset'))
    url.searchParams.set('offset', '0')
    const answer = await (await route.fetch({ url: url.href })).json()
    const list = answer.data.list.map((show: { showId: string }, at: number) => ({
      ...show,
      showId: `${show.showId}-${offset + at}`,
      displayShowTime: `show ${offset + at + 1}`,
    }))
    const data = { ...answer.data, list, offset, total: SHOWS, hasMore: offset + list.length < SHOWS }
    await route.fulfill({ json: { ...answer, data } })
  })
}

/** Scrolls until the last of the thousand is in sight. */
export async function scrollToEnd(page: Page, look: () => Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  await page.mouse.move(180, 400)
  while ((await page.getByText(`show ${SHOWS}`).count()) === 0) {
    if (Date.now() > end) throw new Error('the end of the list never came')
    await page.mouse.wheel(0, STEP_PX)
    await page.waitForTimeout(100)
    await look()
  }
}
