export const security = {
  'security.tabs': 'Parts of my data',
  'security.tab.profile': 'Profile',
  'security.tab.security': 'Security',
  'security.tab.devices': 'Devices',
  'security.password.note': 'It protects your balance and your addresses: use it for nothing else.',
  'security.contact.note': 'The former phone or email address is told, and can undo the change for 72 hours.',
  'security.proof.title': 'Please show that it is you',
  'security.proof.why':
    'This concerns who can get into your account or where your money goes, and it has been a while since you logged in.',
  'security.proof.password': 'Current password',
  'security.proof.send': 'Confirm',
  'security.proof.byCode': 'Forgot it? Use a code instead',
  'security.proof.byPassword': 'Use the password instead',
  'security.proof.phone': 'Text a code to {to}',
  'security.proof.email': 'Email a code to {to}',
  'security.proof.sent': 'A code is on its way to {to}. It is valid for 10 minutes.',
  'security.undo.title': 'Take your contact details back',
  'security.undo.text':
    'If it was not you who changed them, press the button: we put the former phone or email address back and log out every device.',
  'security.undo.do': 'Put them back and log out everywhere',
  'security.undo.done': 'Your contact details are back',
  'security.undo.done.text':
    'Every device is logged out, and a LINE or WeChat account linked meanwhile no longer is. Please set a new password now.',
  'security.undo.password': 'Set a new password',
} as const;
