import { observer } from 'mobx-react'
import type { LayoutPage } from '@/contracts/layout/get-layout'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { BlockList } from '../block-list'
import { LayoutModel } from './layout-model'
import { useBlockHost } from './use-block-host'

/** What the merchant adds to a page that stands without it: drawn once it is there, nothing until then. */
export const LayoutPart = observer(function LayoutPart({ page, showIds }: { page: LayoutPage; showIds?: string }) {
  const model = useModel((app) => new LayoutModel(app, { page, ...(showIds && { showIds }) }))
  const host = useBlockHost(model)
  useLoad(model, 'opened')
  return <BlockList components={model.components} host={host} />
})
