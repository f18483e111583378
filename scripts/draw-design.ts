import { readFileSync } from 'node:fs'
import path from 'node:path'
import { launchBrowser } from '@test/browser'
import { type ColorScheme, themePalette } from '@/domain/theme-palette'

const ROOT = path.resolve(__dirname, '..')
const PICTURE = path.join(ROOT, 'docs/pictures/design.jpg')
const SCHEMES: readonly ColorScheme[] = ['light', 'dark']
/** Width of a theme's board, px. */
const WIDTH = 560

/** `npm run draw:design`: draws the picture of docs/design.md from the current tokens and palettes. */
async function main(): Promise<void> {
  const tokens = readFileSync(path.join(ROOT, 'src/ui/tokens.scss'), 'utf8')
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH * SCHEMES.length, height: 400 } })
    await page.setContent(
      `<!doctype html><style>${STYLES}</style>${SCHEMES.map((scheme) => board(scheme, tokens)).join('')}`,
    )
    await page.screenshot({ path: PICTURE, type: 'jpeg', quality: 82, fullPage: true })
  } finally {
    await browser.close()
  }
}

/** Values of a token kind, ascending as written: `space` → [['space-1', '4px'], …]. */
function valuesOf(kind: string, tokens: string): readonly (readonly [name: string, value: string])[] {
  const found = tokens.matchAll(new RegExp(`^\\$(${kind}-[\\w-]+): (?:scaled\\()?(\\w+)`, 'gm'))
  return [...found].map(([, name = '', value = '']) => [name, value])
}

function board(scheme: ColorScheme, tokens: string): string {
  const palette = themePalette(scheme)
  const colors = Object.entries(palette)
    .map(([name, value]) => `<li><i style="background:${value}"></i>${name}<small>${value}</small></li>`)
    .join('')
  const fonts = valuesOf('font', tokens)
    .map(([name, size]) => `<p style="font-size:${size}">${name} ${size} · 星河入梦 Stars into Dreams</p>`)
    .join('')
  const spaces = valuesOf('space', tokens)
    .map(
      ([name, size]) => `<li><i style="width:${size};height:24px;background:${palette.main}"></i>${name} ${size}</li>`,
    )
    .join('')
  const radii = valuesOf('radius', tokens)
    .map(([name, size]) => `<li><i style="border-radius:${size};background:${palette.line}"></i>${name} ${size}</li>`)
    .join('')
  const button = (style: string, words: string) => `<b style="${style}">${words}</b>`
  const buttons = [
    button(`background:${palette.main};color:${palette.onMain}`, 'Primary'),
    button(`background:${palette.card};box-shadow:inset 0 0 0 1px ${palette.line}`, 'Secondary'),
    button(`color:${palette.mainText}`, 'Plain'),
    button(
      `background:${palette.background};box-shadow:inset 0 0 0 1px ${palette.line};color:${palette.sub}`,
      'Disabled',
    ),
  ].join('')
  const cards = [`<ul>${colors}</ul>`, fonts, `<ul>${spaces}</ul>`, `<ul>${radii}</ul>`, `<div>${buttons}</div>`]
  return `<section style="background:${palette.background};color:${palette.text}">${cards
    .map((card) => `<article style="background:${palette.card}">${card}</article>`)
    .join('')}</section>`
}

const STYLES = `
body{display:flex;margin:0;font:14px "Noto Sans CJK SC",sans-serif}
section{width:${WIDTH}px;padding:16px;box-sizing:border-box}
article{margin-bottom:12px;padding:12px 16px;border-radius:10px}
ul{display:flex;flex-wrap:wrap;margin:0;padding:0;list-style:none}
li{display:flex;align-items:center;width:50%;margin:3px 0}
i{width:36px;height:36px;margin-right:8px}
small{margin-left:8px;opacity:.7}
p{margin:4px 0}
b{display:inline-block;min-width:72px;margin-right:8px;padding:11px 16px;border-radius:22px;font-size:16px;text-align:center}
`

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
