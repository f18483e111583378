import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { type ColorScheme, onlyScheme, type ThemePalette, themePalette } from '@/domain/theme-palette'

/**
 * Layout of the app: a title bar of 44 px, a column of 500 px, and its content (src/blocks, src/pages); bars extend to
 * the edges. Heights include borders, as everywhere on the page.
 */
const RULES = `
#first-look{display:none}
@media(max-width:960px){#first-look{display:block;position:absolute;z-index:1;top:0;right:0;bottom:0;left:0;overflow:hidden;background:var(--background);color:var(--text)}}
[data-look=none] #first-look{display:none}
#first-look>div{max-width:500px;margin:0 auto}
#first-look .look-bar{height:44px;background:var(--card)}
#first-look .look-bar,#first-look .look-categories{border-image:linear-gradient(var(--card),var(--card)) fill 0/0/0 100vw}
#first-look img{display:block;object-fit:cover}
#first-look .look-slide{position:relative;margin:56px 16px 0;border-radius:10px;overflow:hidden}
#first-look .look-slide svg{display:block;width:100%}
#first-look .look-slide a,#first-look .look-slide img{position:absolute;top:0;left:0;width:100%;height:100%}
#first-look .look-categories{display:flex;height:44px;padding:0 8px;overflow:hidden;background:var(--card);color:var(--sub);font-size:15px;line-height:44px;white-space:nowrap}
#first-look .look-categories a{flex:none;padding:0 8px;line-height:44px}
#first-look .look-choices{height:45px;border-bottom:1px solid var(--line);background:var(--card);border-image:linear-gradient(to top,var(--line) 1px,var(--card) 1px) fill 0/0/0 100vw}
#first-look .look-cards{display:grid;gap:12px;padding:12px 16px}
#first-look .look-card{display:flex;gap:12px;padding:12px;border-radius:10px;background:var(--card)}
#first-look .look-poster{position:relative;flex:none;width:96px;height:128px;overflow:hidden;border-radius:6px;background:var(--background)}
#first-look .look-poster img{width:100%;height:100%}
#first-look .look-poster i{position:absolute;top:0;left:0;padding:2px 6px;border-radius:0 0 6px 0;background:rgba(0,0,0,.72);color:#fff;font-size:11px;font-style:normal;line-height:16px}
#first-look .look-facts{display:flex;flex:1;flex-direction:column;min-width:0}
#first-look b{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;font-size:16px;font-weight:600;line-height:22px}
#first-look .look-card small{display:block;margin-top:4px;overflow:hidden;color:var(--sub);font-size:12px;line-height:18px;white-space:nowrap;text-overflow:ellipsis}
#first-look .look-tags{display:flex;flex-wrap:wrap;gap:4px;height:18px;margin-top:6px;overflow:hidden}
#first-look em{padding:0 5px;border-radius:4px;background:var(--background);color:var(--sub);font-size:11px;font-style:normal;line-height:18px}
#first-look .look-promotion{background:var(--soft);color:var(--main)}
#first-look .look-head{position:absolute;top:0;right:0;left:0;height:300px;background:linear-gradient(transparent 40%,var(--background)),var(--head)}
#first-look .look-clear{border-image:none;background:none}
#first-look .look-card strong{margin-top:auto;padding-top:4px;color:var(--price);font-size:18px;font-weight:600;line-height:24px}
#first-look .look-show{position:relative;display:grid;grid-template-columns:108px minmax(0,1fr);column-gap:12px;margin:12px 16px;padding:16px;border-radius:10px;background:var(--card);max-width:468px}
#first-look .look-show>img{width:108px;height:144px;border-radius:10px}
#first-look .look-veiled{filter:blur(12px)}
#first-look h1{font-size:20px;font-weight:600;line-height:28px}
#first-look .look-share{height:44px}
#first-look .look-show .look-tags{gap:6px;height:auto;margin-top:8px}
#first-look .look-show strong{display:block;margin-top:8px;color:var(--price);font-size:20px;font-weight:600}
#first-look .look-show p{display:flex;grid-column:1/-1;flex-direction:column;justify-content:center;box-sizing:border-box;min-height:53px;margin-top:8px;padding:8px 0 0 32px;border-top:1px solid var(--line);font-size:15px}
#first-look .look-show small{display:block;color:var(--sub);font-size:13px}`

/** Rules of the first look in the merchant's colours, light and dark; `head` is behind the page head. */
export function lookStyle({ availableShopThemes: themes, themeMode }: ShopConfig, head: string | null): string {
  const variables = (wish: ColorScheme) => {
    const scheme = onlyScheme(themes) ?? (themeMode === 'LIGHT' ? 'light' : themeMode === 'DARK' ? 'dark' : wish)
    const wanted = scheme === 'dark' ? 'DARK' : 'LIGHT'
    const palette = themePalette(scheme, themes.find(({ theme }) => theme === wanted) ?? themes[0])
    return colors(palette, head ?? palette.background)
  }
  const rules = RULES.replaceAll('\n', '')
  return `#first-look{${variables('light')}}[data-scheme=dark] #first-look{${variables('dark')}}${rules}`
}

function colors({ background, card, text, sub, line, price, mainSoft, mainText }: ThemePalette, head: string): string {
  return Object.entries({ background, card, text, sub, line, price, soft: mainSoft, main: mainText, head })
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')
}
