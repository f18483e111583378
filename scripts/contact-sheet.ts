import type { Browser } from 'playwright-core'

/** So many pictures side by side, and so many rows on a sheet. */
const COLUMNS = 9
const ROWS = 2
/** Width of a picture on the sheet, px. */
const WIDTH = 200

/** Pictures with their names on sheets, as PNGs. */
export async function contactSheet(
  browser: Browser,
  pictures: readonly { name: string; picture: Buffer }[],
): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: { width: COLUMNS * (WIDTH + 8), height: 600 } })
  const sheets: Buffer[] = []
  for (let from = 0; from < pictures.length; from += COLUMNS * ROWS) {
    const figures = pictures
      .slice(from, from + COLUMNS * ROWS)
      .map(
        ({ name, picture }) =>
          `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
      )
    await page.setContent(`<style>${STYLES}</style>${figures.join('')}`)
    sheets.push(await page.screenshot({ fullPage: true }))
  }
  await page.close()
  return sheets
}

const STYLES = `
body{display:flex;flex-wrap:wrap;margin:0;background:#888;font:13px sans-serif}
figure{width:${WIDTH}px;margin:4px}
img{display:block;width:100%;max-height:${WIDTH * 2.2}px;object-fit:cover;object-position:top}
`
