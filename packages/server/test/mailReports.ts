interface Said {
  readonly header: string;
  readonly status?: string;
  readonly action?: string;
  readonly type?: string;
  readonly diagnostic?: string;
}
/** The report that a mail server sends about an undelivered mail (RFC 3464). */
export const mailReport = ({
  header,
  status = '5.1.1',
  action = 'failed',
  type = 'delivery-status',
  diagnostic,
}: Said) => `From: MAILER-DAEMON@mx.example
To: bounces@shop.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=${type};
 boundary="=_b"

--=_b
Content-Type: text/plain; charset=us-ascii

Sorry.

--=_b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; someone@example.com
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${
  diagnostic ??
  `550 ${status} no such
  mailbox`
}

--=_b
Content-Type: text/rfc822-headers

From: no-reply@localhost
Message-ID: ${header}
Subject: test

--=_b--
`;
