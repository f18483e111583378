import type { PaymentTextKey } from './zh-cn'

const enUS: Record<PaymentTextKey, string> = {
  'pay.title': 'Choose payment',
  'pay.left': 'Pay within {time}',
  'pay.submit': 'Pay {price}',
  'pay.method': 'Pay with',
  'pay.agree': 'Agree and pay',
  'pay.disagree': 'Disagree',
  'pay.agreeFirst': 'Please agree to the terms first',
  'pay.unsupported': 'This way of paying does not work here',
  'pay.infoNull': 'Payment failed: payInfo is null',
  'pay.failed': 'The payment did not go through. Please try again.',
  'pay.rate': 'About {amount} {currency}, converted by {provider}',
  'pay.optionOver': 'The time for this way is up. Choose another one',
  'pay.expired': 'Time is up; the order was cancelled',
  'pay.scan': 'Scan the code with your phone to pay. This page follows by itself',
  'pay.another': 'Pay another way',
  'pay.hostError': 'This app could not take the payment. Try another way',
  'pay.guide': 'You are leaving to pay',
  'pay.guideHow':
    'You pay on the page of the payment provider. Come back here afterwards: the order follows by itself.',
  'pay.go': 'Go and pay',
  'pay.stay': 'Not now',
  'verify.title': 'Pay with a code',
  'verify.hint': 'We send a code to your phone',
  'verify.label': '6-digit code',
  'verify.get': 'Get code',
  'verify.again': 'Get a new code',
  'verify.resendIn': 'New code in {seconds} s',
  'verify.pay': 'Pay',
}

export default enUS
