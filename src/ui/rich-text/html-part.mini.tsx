import { Image, Text, View } from '@tarojs/components'
import { createElement, Fragment, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react'
import { previewPictures } from '@/platform/picture-preview/preview-pictures'
import { visibility } from '@/platform/visibility/visibility'
import { classNames } from '../class-names'
import { type HtmlPartProps, NEAR_PX } from './contract'
import { decodeEntities } from './html-entities'
import { type HtmlElement, type HtmlNode, htmlNodes } from './html-nodes'
import styles from './html-part.module.scss'
import { LinkOpener } from './link-opener'

/** The elements of a merchant's text, which the HTML plugin of Taro maps to those of the vendor (decision 91). */
export function HtmlPart({ safeHtml }: HtmlPartProps) {
  const nodes = useMemo(() => htmlNodes(safeHtml), [safeHtml])
  return <View className={styles.richText}>{drawn(nodes)}</View>
}

function drawn(nodes: readonly HtmlNode[]): ReactNode[] {
  return nodes.map((node, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text never move.
    if (node.type === 'text') return <Fragment key={at}>{decodeEntities(node.text)}</Fragment>
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text never move.
    return <Element key={at} node={node} />
  })
}

function Element({ node: { name, attrs, children } }: { node: HtmlElement }) {
  const inside = drawn(children)
  if (name === 'img') return <HtmlPicture {...attrs} />
  if (name === 'br') return <Text>{'\n'}</Text>
  if (name === 'a') return <HtmlLink href={attrs.href ?? ''}>{inside}</HtmlLink>
  return createElement(name, { className: styles[name] }, ...inside)
}

function HtmlLink({ href, children }: { href: string; children: ReactNode }) {
  const open = useContext(LinkOpener)
  return createElement(
    'span',
    { className: styles.link, role: 'link', onClick: () => open(decodeEntities(href)) },
    children,
  )
}

/** As wide as it is, and never wider than its place; a tap opens it where two fingers zoom. */
function HtmlPicture({ src = '', alt = '', width }: { src?: string; alt?: string; width?: string }) {
  const given = Number.parseInt(width ?? '', 10)
  const [pictureWidth, setPictureWidth] = useState(given > 0 ? `${given}px` : '100%')
  const [isNear, setNear] = useState(false)
  const id = `picture${useId().replace(/\W/g, '')}`
  const address = decodeEntities(src)

  // Vendors choose for themselves how far ahead they fetch a picture with an address.
  useEffect(() => {
    if (address === '' || isNear) return
    return visibility.watch(id, NEAR_PX, (isNearNow) => isNearNow && setNear(true))
  }, [id, address, isNear])

  if (address === '') return null
  return (
    <Image
      id={id}
      className={classNames(styles.picture, !isNear && styles.far)}
      style={{ width: pictureWidth }}
      src={isNear ? address : ''}
      mode="widthFix"
      aria-label={decodeEntities(alt)}
      onLoad={({ detail }) => !(given > 0) && setPictureWidth(`${detail.width}px`)}
      onClick={() => void previewPictures([address])}
    />
  )
}
