import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useParams } from '@/shell/use-params'
import { PaySuccessView } from '../../payment-result/pay-success-view'

function PaySuccessNewPage() {
  return <PaySuccessView paid={useParams(routes.paySuccessNew)} />
}

export default page(PaySuccessNewPage, routes.paySuccessNew)
