/** The second factor of a log-in: its switches on /security, its dialogs, what the log-in asks, and another number. */
import type { secondFactor as en } from '../en/second-factor.ts'
import type { Translation } from '../translation.ts'

export const secondFactor: Translation<typeof en> = {
  protection: {
    title: '登录保护',
    on: '已开启',
    off: '未开启',
    twoStep: '两步验证',
    twoStepText: '登录时还需输入手机验证器应用中的验证码。',
    activateTwoStep: '开启两步验证',
    deactivateTwoStep: '关闭两步验证',
    sms: '短信验证',
    smsText: '登录时还需输入我们发送到您手机的短信验证码。',
    activateSms: '开启短信验证',
    deactivateSms: '关闭短信验证',
    appGoesFirst: '两步验证开启期间，登录只需验证器应用的验证码，不会发送短信。',
    lost: '连接中断，无法确定是否成功，请刷新页面查看。',
  },
  twoStep: {
    setUpTitle: '设置两步验证',
    codeTitle: '输入验证码',
    offTitle: '关闭两步验证',
    scan: '请用验证器应用扫描二维码，例如 Google Authenticator、Microsoft Authenticator 或 Aegis。',
    qr: '验证器应用的二维码',
    openApp: '在本机的应用中打开',
    orType: '或在应用中输入此密钥：',
    key: '安全密钥',
    keep: '请妥善保管密钥：拿到它的人可以生成您的验证码。',
    codeText: '请输入应用当前显示的 6 位验证码。',
    offText: '如需关闭，请输入验证器应用当前显示的 6 位验证码。',
    code: '验证码',
    submit: '提交',
    loading: '正在生成密钥…',
    failed: '无法生成密钥，请重试。',
  },
  smsSecurity: {
    onTitle: '开启短信验证？',
    offTitle: '关闭短信验证？',
    onText: '每次登录时，我们会向 +{number} 发送验证码。请随身携带这部手机，没有它将无法登录。',
    offText: '关闭后，只凭手机号和密码即可登录。',
    cancel: '取消',
    activate: '开启',
    deactivate: '关闭',
  },
  loginCode: {
    smsText: '我们已向您的手机号发送 6 位短信验证码，5 分钟内有效。',
  },
  numberChange: {
    open: '更换手机号',
    title: '更换您的手机号',
    text: '更换后请用新手机号登录，提现也会转到新号码。其他设备会全部退出登录。',
    newNumber: '新手机号',
    password: '您的密码',
    pin: '验证器应用的验证码',
    done: '手机号已更换，今后请用 +{number} 登录。',
  },
}
