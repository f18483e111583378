import { View } from '@tarojs/components'
import { useId, useMemo } from 'react'
import { LazyMount } from '../lazy-mount/lazy-mount'
import { NEAR_PX } from './contract'
import { HtmlPart } from './html-part'
import { htmlParts } from './html-parts'
import { safeHtml } from './safe-html'

/** Of a part that has not been drawn yet, px. */
const ROUGH_HEIGHT = 1500

interface RichTextProps {
  /** Words of a merchant, as HTML. Only harmless tags are drawn (see `safeHtml`). */
  html: string
  className?: string
}

/** A text of a merchant; a long one is drawn part by part as it comes near. */
export function RichText({ html, className }: RichTextProps) {
  const id = useId().replace(/\W/g, '')
  const parts = useMemo(() => htmlParts(safeHtml(html)).map((part, at) => ({ key: `${id}-${at}`, part })), [html, id])
  return (
    <View className={className}>
      {parts.length > 1 ? (
        parts.map(({ key, part }, index) => (
          <LazyMount key={key} id={`text-${key}`} isFirst={index === 0} nearPx={NEAR_PX} estimatedHeight={ROUGH_HEIGHT}>
            <HtmlPart safeHtml={part} />
          </LazyMount>
        ))
      ) : (
        <HtmlPart safeHtml={parts[0]?.part ?? ''} />
      )}
    </View>
  )
}
