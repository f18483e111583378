import { observer } from 'mobx-react'
import type { GetLayoutInput } from '@/contracts/layout/get-layout'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { BlockList } from '../block-list'
import { LayoutModel } from './layout-model'
import { useBlockHost } from './use-block-host'

/** Merchant's addition to a page that works without it: drawn once it arrives, nothing until then. */
export const LayoutPart = observer(function LayoutPart(wanted: Omit<GetLayoutInput, 'cityId'>) {
  const model = useModel((app) => new LayoutModel(app, wanted))
  const host = useBlockHost(model)
  useLoad(model, 'opened', 'city')
  return <BlockList components={model.components} host={host} />
})
