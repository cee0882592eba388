import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Config } from './config.ts';
import type { NoTransaction } from './db.ts';
import { errorCode } from './errorCode.ts';
import { newId } from './ids.ts';

/** Stores the bytes of uploads. The server chooses the keys; they never contain a caller's file name. */
export interface FileStore {
  put(noTransaction: NoTransaction, key: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** Reads a file; undefined if there is none. */
  get(noTransaction: NoTransaction, key: string): Promise<Uint8Array | undefined>;
  remove(noTransaction: NoTransaction, key: string): Promise<void>;
}

export type FileVariant = 'full' | 'thumb';

export function fileKey(shopId: string, fileId: string, variant: FileVariant): string {
  return `${shopId}/${fileId.slice(-2)}/${fileId}.${variant}`;
}

class LocalFiles implements FileStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(noTransaction: NoTransaction, key: string, bytes: Uint8Array): Promise<void> {
    noTransaction.check();
    const path = join(this.#root, key);
    await mkdir(dirname(path), { recursive: true });
    // Written to a temporary file and then renamed, so that a killed process leaves either no file or a
    // complete one.
    const draft = `${path}.${newId()}`;
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  }

  async get(noTransaction: NoTransaction, key: string): Promise<Uint8Array | undefined> {
    noTransaction.check();
    try {
      return await readFile(join(this.#root, key));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(noTransaction: NoTransaction, key: string): Promise<void> {
    noTransaction.check();
    await rm(join(this.#root, key), { force: true });
  }
}

type Sdk = typeof import('@aws-sdk/client-s3');

/**
 * Whether the error means that the bucket has no such object. Stores that forbid listing answer 403, and some
 * answer 404 without a code. A wrong signature (403) and a missing bucket (404) have a code, and are faults.
 */
function isMissing({ name, $metadata }: S3ServiceException): boolean {
  if (name === 'NoSuchKey') return true;
  const wordless = name === 'NotFound' || name === 'Unknown' || name === 'UnknownError' || /^\d*$/.test(name);
  if ($metadata.httpStatusCode === 404) return wordless;
  return $metadata.httpStatusCode === 403 && name === 'AccessDenied';
}

class S3Files implements FileStore {
  readonly #sdk: Sdk;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(sdk: Sdk, client: S3Client, bucket: string) {
    this.#sdk = sdk;
    this.#client = client;
    this.#bucket = bucket;
  }

  async put(noTransaction: NoTransaction, key: string, bytes: Uint8Array, mime: string): Promise<void> {
    noTransaction.check();
    await this.#client.send(
      new this.#sdk.PutObjectCommand({ Bucket: this.#bucket, Key: key, Body: bytes, ContentType: mime }),
    );
  }

  async get(noTransaction: NoTransaction, key: string): Promise<Uint8Array | undefined> {
    noTransaction.check();
    try {
      const found = await this.#client.send(
        new this.#sdk.GetObjectCommand({ Bucket: this.#bucket, Key: key }),
      );
      return await found.Body?.transformToByteArray();
    } catch (error) {
      if (error instanceof this.#sdk.S3ServiceException && isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(noTransaction: NoTransaction, key: string): Promise<void> {
    noTransaction.check();
    await this.#client.send(new this.#sdk.DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }
}

/** A local folder, or an S3-compatible bucket if one is configured. */
export async function openFileStore(config: Config): Promise<FileStore> {
  if (config.S3_BUCKET === undefined) return new LocalFiles(join(config.dataDir, 'files'));
  // Loaded only if used: the SDK costs tens of megabytes.
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region: config.S3_REGION,
    ...(config.S3_ENDPOINT === undefined ? {} : { endpoint: config.S3_ENDPOINT }),
    forcePathStyle: config.S3_PATH_STYLE ?? config.S3_ENDPOINT !== undefined,
    ...checksumsOf(config),
    ...(config.S3_ACCESS_KEY_ID === undefined
      ? {}
      : {
          credentials: {
            accessKeyId: config.S3_ACCESS_KEY_ID,
            secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
          },
        }),
  });
  return new S3Files(sdk, client, config.S3_BUCKET);
}

/** Stores other than Amazon's refuse checksums that they do not know. The body is signed either way. */
function checksumsOf({ S3_CHECKSUMS, S3_ENDPOINT }: Config) {
  const sent = S3_CHECKSUMS ?? S3_ENDPOINT === undefined;
  const when = sent ? ('WHEN_SUPPORTED' as const) : ('WHEN_REQUIRED' as const);
  return { requestChecksumCalculation: when, responseChecksumValidation: when };
}
