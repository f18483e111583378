import fs from 'node:fs'
import path from 'node:path'
import nodesOfIcons from 'lucide-static/icon-nodes.json'
import { ICON_NAMES, type IconName } from '@/ui/icon/icon-name'

const MASKS = path.resolve(__dirname, '../src/ui/icon/icons.generated.module.scss')
const PATHS = path.resolve(__dirname, '../config/icon-paths.generated.ts')
const SOURCE = 'Made by scripts/generate-icons.ts from lucide-static; do not edit.'

type Attributes = Readonly<Record<string, string>>

/** Path data of drawn elements; other kinds fail. */
const PATH_OF: Readonly<Record<string, (attributes: Attributes) => string>> = {
  // A leading m is absolute; after another part it is relative to its end.
  path: ({ d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  circle: ({ cx, cy, r }) =>
    `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0Z`,
  rect: ({ x, y, width, height, rx = '0' }) => {
    const [r, across, down] = [Number(rx), Number(width) - 2 * Number(rx), Number(height) - 2 * Number(rx)]
    const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
    const [topRight, bottomRight, bottomLeft, topLeft] = [corner(r, r), corner(-r, r), corner(-r, -r), corner(r, -r)]
    return `M${Number(x) + r} ${y}h${across}${topRight}v${down}${bottomRight}h${-across}${bottomLeft}v${-down}${topLeft}Z`
  },
}

/**
 * Icon files of both kinds: masks for mini-programs, which draw no SVG, and paths for the web page
 * (config/h5-icons.ts).
 */
export function iconFiles(): ReadonlyMap<string, string> {
  const rules = ICON_NAMES.map((name) => `.${name} {\n  -webkit-mask-image: url('${dataUrl(pathOf(name))}');\n}\n`)
  const paths = ICON_NAMES.map((name) => `  ${/-/.test(name) ? `'${name}'` : name}: '${pathOf(name)}',\n`)
  const typed = "import type { IconName } from '../src/ui/icon/icon-name'\n\n"
  return new Map([
    [MASKS, `/* ${SOURCE} */\n${rules.join('')}`],
    [
      PATHS,
      `// ${SOURCE}\n${typed}export const ICON_PATHS: Readonly<Record<IconName, string>> = {\n${paths.join('')}}\n`,
    ],
  ])
}

function pathOf(name: IconName): string {
  const nodes = (nodesOfIcons as unknown as Record<string, [string, Attributes][]>)[name]
  if (!nodes) throw new Error(`Lucide has no icon ${name}`)
  return nodes
    .map(([element, attributes]) => {
      const pathOfElement = PATH_OF[element]
      if (!pathOfElement) throw new Error(`${name} is drawn with ${element}, which is no path yet`)
      return pathOfElement(attributes)
    })
    .join('')
}

function dataUrl(d: string): string {
  const look = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" ${look}><path d="${d}"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

if (require.main === module) for (const [file, text] of iconFiles()) fs.writeFileSync(file, text)
