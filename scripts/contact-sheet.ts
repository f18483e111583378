import type { Browser } from 'playwright-core'

/** Size of a sheet, px. */
const SHEET_WIDTH = 1880
const ROWS = 2
const MARGIN = 4
/** Height of a picture on the sheet, px; the rest is cropped. */
const HEIGHT = 440
/** JPEG quality, of 100. */
const QUALITY = 80

/** Sheets of equally sized pictures with names, as JPEGs. */
export async function contactSheet(
  browser: Browser,
  pictures: readonly { name: string; picture: Buffer }[],
  window: { width: number; height: number },
): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 600 } })
  const width = Math.round((HEIGHT * window.width) / window.height)
  const columns = Math.floor(SHEET_WIDTH / (width + 2 * MARGIN))
  const sheets: Buffer[] = []
  for (let from = 0; from < pictures.length; from += columns * ROWS) {
    const figures = pictures
      .slice(from, from + columns * ROWS)
      .map(
        ({ name, picture }) =>
          `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
      )
    await page.setContent(`<style>${STYLES}figure{width:${width}px}</style>${figures.join('')}`)
    sheets.push(await page.screenshot({ fullPage: true, type: 'jpeg', quality: QUALITY }))
  }
  await page.close()
  return sheets
}

const STYLES = `
body{display:flex;flex-wrap:wrap;margin:0;background:#888;font:13px sans-serif}
figure{margin:${MARGIN}px}
img{display:block;width:100%;max-height:${HEIGHT}px;object-fit:cover;object-position:top}
`
