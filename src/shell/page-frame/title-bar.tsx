import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { backgroundUnderWhite, parseHexColor } from '@/domain/color'
import type { ColorScheme } from '@/domain/theme-palette'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { isHome } from '@/routes/is-home'
import type { BarVariant } from '@/routes/route'
import { NavBar } from '@/ui/nav-bar/nav-bar'
import { useApp } from '../app-context'
import { usePage } from '../page-context'

/** From here on the background of the bar, not what lies behind it, is what the title is read on. */
const SOLID = 0.5

interface TitleVariant {
  variant: BarVariant
  /** Colour scheme of the system's signs on the bar. */
  barScheme: ColorScheme
  /** The colour behind the head of the page; null if it has none. */
  head: string | null
}

/** Style of this page's title bar over a head of this colour, at this opacity of its background. */
export function useTitleVariant(headColor: string | undefined, backgroundOpacity = 1): TitleVariant {
  const { barVariant } = usePage().route
  const { terminal, theme } = useApp()
  const plain = { barScheme: theme.scheme, head: null }
  if (barVariant !== 'white') return { ...plain, variant: barVariant }
  const color = terminal.form === 'desktop' ? null : parseHexColor(headColor)
  if (color === null) return { ...plain, variant: 'card' }
  const head = backgroundUnderWhite(color)
  return backgroundOpacity < SOLID ? { variant: 'white', barScheme: 'dark', head } : { ...plain, variant: 'card', head }
}

interface TitleBarProps {
  title: string
  /** Of the title, which is the heading of the page. */
  headingId: string
  variant: BarVariant
  backgroundOpacity?: number
  /** Takes the place of the title. */
  bar?: ReactNode
}

/** The way back and the title, below the phone's status bar. */
export const TitleBar = observer(function TitleBar({
  title,
  headingId,
  variant,
  backgroundOpacity,
  bar,
}: TitleBarProps) {
  const t = useText(commonText)
  const { navigation, system, windowChrome } = useApp()
  const { route, isPreview } = usePage()
  const isFirst = !isPreview && navigation.depth <= 1
  const back = {
    icon: isFirst ? ('house' as const) : ('chevron-left' as const),
    label: isFirst ? t('frame.goHome') : t('action.back'),
    onPress: () => void navigation.back(),
  }
  // A vendor that draws the way home does so on every page that is no tab.
  const wayBack = windowChrome.drawsWayBack ? 'vendor' : isHome(route) ? undefined : back
  return (
    <NavBar
      title={title}
      headingId={headingId}
      variant={variant}
      backgroundOpacity={backgroundOpacity}
      statusBarHeight={system.statusBarHeight()}
      capsuleWidth={system.capsuleWidth()}
      back={route.isTab ? undefined : wayBack}
    >
      {bar}
    </NavBar>
  )
})
