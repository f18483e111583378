import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type CSSProperties, type ReactNode, useEffect } from 'react'
import { scrollMargin } from '@/domain/scroll-margin'
import { tabBarHost } from '@/platform/tab-bar/tab-bar'
import { routes } from '@/routes'
import { isHome } from '@/routes/is-home'
import { classNames } from '@/ui/class-names'
import { PullDown } from '@/ui/pull-down/pull-down'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import { useApp } from '../app-context'
import { usePage } from '../page-context'
import { themeStyle } from '../theme-style'
import { DOWNLOAD_BAR_HEIGHT } from './bar-heights'
import { DesktopFooter } from './desktop-footer'
import { DownloadBar, useDownloadBar } from './download-bar'
import styles from './page-frame.module.scss'
import { PageHead } from './page-head'
import { PageHeading, usePageHeading } from './page-heading'
import { PromptHost } from './prompt-host'
import { TabBar } from './tab-bar'
import { useTitleVariant } from './title-bar'

/** Position of the title bar below the download bar. */
const BELOW_BAR = { '--title-top': `${DOWNLOAD_BAR_HEIGHT}px` } as CSSProperties

/** Every size of a text below is a multiple of it (ui/tokens.scss). */
function textStyle(scale: number): CSSProperties {
  return scale > 1 ? ({ '--text-scale': scale } as CSSProperties) : {}
}

/** More of a list is there before its end comes into view. */
const END_NEAR_PX = 1000

interface PageFrameProps {
  title: string
  /** Title of the window and its history, if it differs. */
  documentTitle?: string
  children: ReactNode
  /** Stands over the heading of the page. */
  above?: ReactNode
  /** Reloads, on a page whose route allows pulling down. */
  onPullDown?(): Promise<unknown>
  /** More content is to come: what stands below it on a desktop waits for the end. */
  isGrowing?: boolean
  /** The end of the content is near, on a page that does not scroll as a whole. */
  onEndNear?(): void
  /** Stands at the lower edge of the page: a bottom bar. */
  footer?: ReactNode
  /** Over the page: sheets. */
  overlay?: ReactNode
  /** Takes the place of the title in the title bar. */
  bar?: ReactNode
  /** The background of the title bar comes out with this: 0 to 1. */
  barBackgroundOpacity?: number
  /** Behind the head of a page whose title is white until the page is scrolled; as the merchant wrote it. */
  headColor?: string
  /** On a desktop it has room for cards side by side; else it is as wide as a text is read. */
  isWide?: boolean
  /** Its content takes all that the bars leave of the screen. */
  isFilled?: boolean
  /** Without one a phone shows the content alone, below its status bar (SHELL-105). */
  hasTitleBar?: boolean
  /** Its content has a heading on a desktop, which has no title bar. */
  hasOwnTitle?: boolean
}

/** Frame of every page: colours, title bar, navigation, notices. */
export const PageFrame = observer(function PageFrame({
  title,
  documentTitle = title,
  children,
  above,
  isGrowing,
  onPullDown,
  onEndNear,
  footer,
  overlay,
  bar,
  barBackgroundOpacity,
  headColor,
  isWide = false,
  isFilled,
  hasTitleBar = true,
  hasOwnTitle = false,
}: PageFrameProps) {
  const { theme, windowChrome, locale, terminal, system } = useApp()
  const { route, isVisible } = usePage()
  const isDesktop = terminal.form === 'desktop'
  const scrollsInside = !route.hasScroll && !isDesktop
  const { scheme, palette } = theme
  const hasDownloadBar = useDownloadBar()
  const { head, variant, barScheme } = useTitleVariant(headColor, barBackgroundOpacity)

  useEffect(() => {
    if (!isVisible) return
    windowChrome.setTitle(documentTitle)
    windowChrome.applyTheme(scheme, palette, barScheme)
    windowChrome.setLanguage(locale.locale)
  }, [windowChrome, isVisible, locale.locale, palette, scheme, barScheme, documentTitle])

  const headingId = usePageHeading()

  const main = (
    <View {...roomOf(isFilled, scrollMargin(system.isIos(), Boolean(footer)))} role="main">
      {above}
      <PageHeading
        id={headingId}
        title={title}
        hasBar={Boolean(bar)}
        hasTitleBar={hasTitleBar}
        hasOwnTitle={hasOwnTitle}
      />
      {onPullDown && <PullDown onPull={onPullDown} />}
      {children}
    </View>
  )
  return (
    <View
      className={frameClass(isDesktop, scrollsInside)}
      style={{ ...themeStyle(palette), ...textStyle(system.textScale()), ...(hasDownloadBar && BELOW_BAR) }}
    >
      {head && <View className={styles.head} style={{ backgroundColor: head }} aria-hidden />}
      {hasDownloadBar && <DownloadBar />}
      <PageHead
        title={title}
        headingId={headingId}
        variant={variant}
        backgroundOpacity={barBackgroundOpacity}
        bar={bar}
        hasTitleBar={hasTitleBar}
      />
      <View className={classNames(styles.column, isDesktop && styles.desktopColumn, isWide && styles.wideColumn)}>
        {scrollsInside ? (
          <ScrollBox className={styles.scrolled} lowerThreshold={END_NEAR_PX} onScrollToLower={onEndNear}>
            {main}
          </ScrollBox>
        ) : (
          main
        )}
        {footer}
      </View>
      {isDesktop && !isGrowing && <DesktopFooter />}
      {!isDesktop && <BottomNavigation />}
      {overlay}
      {isVisible && <PromptHost />}
    </View>
  )
})

/** Layouts know by it what the page is drawn for, whatever the width of the window (ui/tokens.scss). */
function frameClass(isDesktop: boolean, scrollsInside: boolean): string {
  return classNames(styles.frame, isDesktop ? 'desktop' : 'phone', scrollsInside && styles.lockedFrame)
}

/** Content that fills the screen leaves nothing free below it. */
function roomOf(isFilled: boolean | undefined, marginPx: number) {
  return {
    className: classNames(styles.content, isFilled && styles.filled),
    style: { paddingBottom: `${isFilled ? 0 : marginPx}px` },
  }
}

/** On tab pages and home: the bar, where the page draws it; else room for the vendor's, which lies over its tab pages alone. */
function BottomNavigation() {
  const { route } = usePage()
  if (!route.isTab && !isHome(route)) return null
  if (tabBarHost === 'vendor' && route.isTab) return <View className={styles.barSpace} />
  return <TabBar selected={isHome(route) ? routes.list.name : route.name} />
}
