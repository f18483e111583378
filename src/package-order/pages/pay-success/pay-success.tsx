import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useParams } from '@/shell/use-params'
import { PaySuccessView } from '../../payment-result/pay-success-view'

function PaySuccessPage() {
  return <PaySuccessView paid={useParams(routes.paySuccess)} />
}

export default page(PaySuccessPage, routes.paySuccess)
