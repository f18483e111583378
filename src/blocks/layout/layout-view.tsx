import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { ResourceView } from '@/ui/resource-view/resource-view'
import type { BlockHost } from '../block'
import { BlockList } from '../block-list'
import type { LayoutModel } from './layout-model'

interface LayoutViewProps {
  model: LayoutModel
  host: BlockHost
  skeleton: ReactNode
}

/** A page that the merchant laid out, in each of its states. */
export const LayoutView = observer(function LayoutView({ model, host, skeleton }: LayoutViewProps) {
  return (
    <ResourceView resource={model.layout} skeleton={skeleton}>
      {() => <BlockList components={model.components} host={host} />}
    </ResourceView>
  )
})
