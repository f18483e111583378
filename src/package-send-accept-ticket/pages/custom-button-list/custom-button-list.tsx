import { type CustomButtonPage, listCustomButtons } from '@/contracts/layout/list-custom-buttons'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { openJump } from '@/services/jumps/open-jump'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { transferText } from '../../text'

/** Buttons of the merchant for the wallet or the sending page (TRANSFER-003). */
function CustomButtonListPage() {
  const t = useText(transferText)
  const app = useApp()
  const params = useParams(routes.customButtonList)
  const of: CustomButtonPage = params.page === 'TICKET_HOLDER' ? 'TICKET_HOLDER' : 'TRANSFER'
  const buttons = useModel(({ request }) => new Resource(() => request(listCustomButtons, { page: of })))

  useLoad(buttons, 'opened')

  return (
    <PageFrame title={t('buttons.title')}>
      <ResourceView resource={buttons} skeleton={<PageSkeleton height={160} />}>
        {(found) =>
          found.length > 0 ? (
            <Cards>
              <Card isList>
                {found.map(({ text, jump }, at) => (
                  <Cell key={text} id={`custom-button-${at}`} title={text} onPress={() => openJump(app, jump)} />
                ))}
              </Card>
            </Cards>
          ) : (
            <EmptyState icon="layout-grid" title={t('buttons.empty')} />
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

export default page(CustomButtonListPage, routes.customButtonList)
