import { View } from '@tarojs/components'
import { useId, useMemo } from 'react'
import { LazyMount } from '../lazy-mount/lazy-mount'
import { NEAR_PX } from './contract'
import { htmlGroups } from './html-groups'
import { HtmlPart } from './html-part'
import { safeHtml } from './safe-html'

/** Of a group that has not been drawn yet, px. */
const ROUGH_HEIGHT = 1500

interface RichTextProps {
  /** Words of a merchant, as HTML. Only harmless tags are drawn (see `safeHtml`). */
  html: string
  className?: string
}

/** A text of a merchant; the groups of a long one are drawn as they come near (SHELL-200). */
export function RichText({ html, className }: RichTextProps) {
  const id = useId().replace(/\W/g, '')
  const text = useMemo(() => safeHtml(html), [html])
  const groups = useMemo(() => htmlGroups(text)?.map((group, at) => ({ key: `${id}-${at}`, group })), [text, id])
  return (
    <View className={className}>
      {groups?.map(({ key, group }, index) => (
        <LazyMount key={key} id={`text-${key}`} isFirst={index === 0} nearPx={NEAR_PX} estimatedHeight={ROUGH_HEIGHT}>
          <HtmlPart safeHtml={group} />
        </LazyMount>
      )) ?? <HtmlPart safeHtml={text} />}
    </View>
  )
}
