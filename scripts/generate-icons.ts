import fs from 'node:fs'
import path from 'node:path'
import { ICON_NAMES } from '@/ui/icon/icon-name'

export const ICON_STYLES = path.resolve(__dirname, '../src/ui/icon/icons.generated.module.scss')

/** The stylesheet of the icons: each is a mask over the text colour, which works on all five targets. */
export function iconStyles(): string {
  const rules = ICON_NAMES.map((name) => `.${name} {\n  -webkit-mask-image: url('${dataUrl(name)}');\n}\n`)
  return `/* Made by scripts/generate-icons.ts from lucide-static; do not edit. */\n${rules.join('')}`
}

function dataUrl(name: string): string {
  const file = path.resolve(__dirname, `../node_modules/lucide-static/icons/${name}.svg`)
  const svg = fs
    .readFileSync(file, 'utf8')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s*class="[^"]*"/, '')
    .replace('currentColor', '#000')
    .replace(/\s+/g, ' ')
    .trim()
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

if (require.main === module) fs.writeFileSync(ICON_STYLES, iconStyles())
