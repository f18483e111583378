export default definePageConfig({ navigationBarTitleText: 'ticket-holder' })
