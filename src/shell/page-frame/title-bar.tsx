import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { groundUnderWhite, parseHexColor } from '@/domain/color'
import type { ColorScheme } from '@/domain/theme-palette'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import type { BarStyle } from '@/routes/route'
import { NavBar } from '@/ui/nav-bar/nav-bar'
import { useApp } from '../app-context'
import { usePage } from '../page-context'

/** From here on the ground of the bar, not what lies behind it, is what the title is read on. */
const SOLID = 0.5

interface TitleLook {
  look: BarStyle
  /** That of what the system draws on the bar. */
  barScheme: ColorScheme
  /** The colour behind the head of the page; null where it has none. */
  head: string | null
}

/** How the title bar of this page looks over a head of this colour while its ground has come out so far (S1 §2). */
export function useTitleLook(headColor: string | undefined, groundOpacity = 1): TitleLook {
  const { barStyle } = usePage().route
  const { terminal, theme } = useApp()
  const plain = { barScheme: theme.scheme, head: null }
  if (barStyle !== 'white') return { ...plain, look: barStyle }
  const color = terminal.form === 'desktop' ? null : parseHexColor(headColor)
  if (color === null) return { ...plain, look: 'card' }
  const head = groundUnderWhite(color)
  return groundOpacity < SOLID ? { look: 'white', barScheme: 'dark', head } : { ...plain, look: 'card', head }
}

interface TitleBarProps {
  title: string
  look: BarStyle
  groundOpacity?: number
  /** Takes the place of the title. */
  bar?: ReactNode
}

/** The way back and the title, below the phone's status bar. */
export const TitleBar = observer(function TitleBar({ title, look, groundOpacity, bar }: TitleBarProps) {
  const t = useText(commonText)
  const { navigation, system } = useApp()
  const { route } = usePage()
  const isFirst = navigation.depth <= 1
  const back = {
    icon: isFirst ? ('house' as const) : ('chevron-left' as const),
    label: isFirst ? t('frame.goHome') : t('action.back'),
    onTap: () => void navigation.back(),
  }
  return (
    <NavBar
      title={title}
      look={look}
      groundOpacity={groundOpacity}
      statusBarHeight={system.statusBarHeight()}
      capsuleWidth={system.capsuleWidth()}
      back={route.isTab ? undefined : back}
    >
      {bar}
    </NavBar>
  )
})
