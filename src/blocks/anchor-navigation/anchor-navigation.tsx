import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '@/i18n/use-text'
import { scroll } from '@/platform/scroll/scroll'
import { useApp } from '@/shell/app-context'
import { DOWNLOAD_BAR_HEIGHT, HEADER_HEIGHT, TITLE_BAR_HEIGHT } from '@/shell/page-frame/bar-heights'
import { useDownloadBar } from '@/shell/page-frame/download-bar'
import { Tabs } from '@/ui/tabs/tabs'
import { type BlockProps, blockId } from '../block'
import { blockText } from '../text'
import styles from './anchor-navigation.module.scss'

/** Height of the bar itself, px. */
const OWN = 44

/** Blocks on the way are drawn for the first time and move the target: delay of the second scroll, ms. */
const SETTLING_MS = 350

/** Leads to the parts of the page; stays below what is at the top of it once it has been scrolled there. */
export const AnchorNavigation = observer(function AnchorNavigation({ component }: BlockProps<'ANCHOR_NAVIGATION'>) {
  const t = useText(blockText)
  const { system, terminal } = useApp()
  const [current, setCurrent] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const { anchors } = component.data
  const downloadBar = useDownloadBar() ? DOWNLOAD_BAR_HEIGHT : 0
  const top = terminal.form === 'desktop' ? HEADER_HEIGHT : system.statusBarHeight() + TITLE_BAR_HEIGHT + downloadBar

  useEffect(() => () => clearTimeout(timer.current), [])

  function goTo(componentId: string) {
    setCurrent(componentId)
    const go = () => scroll.toElement(blockId(componentId), top + OWN)
    go()
    clearTimeout(timer.current)
    timer.current = setTimeout(go, SETTLING_MS)
  }

  return (
    <View
      id={blockId(component.componentId)}
      className={styles.block}
      style={component.style?.fixable ? { position: 'sticky', top: `${top}px` } : undefined}
    >
      <Tabs
        label={t('anchors.label')}
        items={anchors.map(({ componentId, name }) => ({ key: componentId, text: name }))}
        selected={current}
        onSelect={goTo}
      />
    </View>
  )
})
