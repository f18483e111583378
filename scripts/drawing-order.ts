import os from 'node:os'
import path from 'node:path'
import type { ColorScheme } from '@test/drawn-phone'
import { LOCALES, type Locale } from '@/domain/locale'
import { TARGETS, type Target } from './build'

/** Web windows; mini-programs use only the phone. */
export const WINDOWS = {
  phone: { width: 375, height: 812 },
  narrow: { width: 320, height: 640 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const
export type WindowName = keyof typeof WINDOWS

const WINDOW_NAMES = ['phone', 'narrow', 'tablet', 'desktop'] as const satisfies readonly WindowName[]

export const USAGE = `usage: npm run draw -- <${TARGETS.join('|')}|all> [page names, with commas|journey|all]
  [--dark|--both] [--lang ${LOCALES.join(',')}|all] [--window ${WINDOW_NAMES.join(',')}|all] [--whole]
  [--sheets] [--out folder]`

/** Arguments of `npm run draw`. */
export interface DrawingOrder {
  targets: readonly Target[]
  /** Names of pages or of a journey, or `all`. */
  pages: readonly string[]
  schemes: readonly ColorScheme[]
  locales: readonly Locale[]
  windows: readonly WindowName[]
  isWhole: boolean
  /** Contact sheets without the pictures on them. */
  isSheetsOnly: boolean
  folder: string
}

/** Options with a value. */
const WITH_VALUE = ['--out', '--lang', '--window']

/** Parses the command line; throws the usage if it is invalid. */
export function drawingOrder(args: readonly string[]): DrawingOrder {
  const [target = '', pages = 'all'] = args.filter(
    (arg, at) => !arg.startsWith('--') && !WITH_VALUE.includes(args[at - 1] ?? ''),
  )
  const order: DrawingOrder = {
    targets: chosen(TARGETS, target),
    pages: pages.split(','),
    schemes: args.includes('--both') ? ['light', 'dark'] : [args.includes('--dark') ? 'dark' : 'light'],
    locales: chosen(LOCALES, optionOf(args, '--lang') ?? 'zh-CN'),
    windows: chosen(WINDOW_NAMES, optionOf(args, '--window') ?? 'phone'),
    isWhole: args.includes('--whole'),
    isSheetsOnly: args.includes('--sheets'),
    folder: optionOf(args, '--out') ?? path.join(os.tmpdir(), 'encore-drawings'),
  }
  if ([order.targets, order.locales, order.windows].some((list) => list.length === 0)) throw new Error(USAGE)
  return order
}

function optionOf(args: readonly string[], option: string): string | undefined {
  const at = args.indexOf(option)
  return at < 0 ? undefined : args[at + 1]
}

/** Known names in a comma-separated list; `all` selects every one. */
function chosen<Name extends string>(known: readonly Name[], names: string): readonly Name[] {
  return names === 'all' ? known : known.filter((name) => names.split(',').includes(name))
}
