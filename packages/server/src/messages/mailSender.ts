import type { ShopMailServer } from '@crossdock/domain/notices/mail.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { FileStore } from '../platform/files.ts';
import { installationMail, type MailServer, sendMail } from '../platform/mail.ts';
import { publicAddressOf } from '../platform/outbound.ts';
import type { Sender } from '../platform/outbox.ts';
import { arrivalPhoto } from './arrivalPhoto.ts';
import { findShopMail } from './shopMail.ts';

/**
 * Sends email through the shop's own mail server, else the installation's. A shop with its own server never uses the
 * installation's.
 */
export function mailSender(database: Database, config: Config, files: FileStore): Sender {
  const { APP_SECRET: secret, OUTBOUND_PRIVATE: privateToo } = config;
  const encryption = encryptionWith(secret);
  const installation = installationMail(config);
  return async (shopId, message, handed) => {
    const own = await database.transact(shopId, (tx) => findShopMail(tx, encryption));
    if (own === undefined && installation === undefined) return { kind: 'noProvider' };
    const photo = await arrivalPhoto(database, files, shopId, message);
    if (own === undefined) return installation?.(shopId, message, handed, photo) ?? { kind: 'noProvider' };
    const { host } = own.mail;
    try {
      const address = privateToo ? host : await publicAddressOf(host);
      const letter = { shopId, message, handed, secret, photo };
      return await sendMail(serverOf(own.mail, own.password, address), letter);
    } catch (error) {
      // The message is tried again, because nothing was sent yet: a host name that does not resolve now may resolve
      // later.
      return { kind: 'later', why: `${host}: ${error instanceof Error ? error.message : ''}`.slice(0, 300) };
    }
  };
}

/** `address` is the checked IP address of the host; the certificate is for its name. */
function serverOf(mail: ShopMailServer, password: string, address: string): MailServer {
  const { host, port, encryption, account, senderName, senderAddress } = mail;
  return {
    connection: {
      ...{ host: address, port, tls: { servername: host } },
      secure: encryption === 'tls',
      requireTLS: encryption === 'startTls',
      ...(account === '' ? {} : { auth: { user: account, pass: password } }),
    },
    from: { name: senderName, address: senderAddress },
  };
}
