/**
 * Reads a ZIP file by its central directory with zlib, not with the library that wrote it. Throws on any irregularity.
 */
import { inflateRawSync } from 'node:zlib';

export type Unzipped = Map<
  string,
  { bytes: Buffer; stored: boolean; time: number; offset: number }
>;

export function unzip(data: Uint8Array): Unzipped {
  const zip = Buffer.from(data);
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files: Unzipped = new Map();
  let at = zip.readUInt32LE(end + 16);
  for (let n = zip.readUInt16LE(end + 10); n > 0; n--) {
    if (zip.toString('latin1', at, at + 4) !== 'PK\x01\x02')
      throw new Error(`no central header at ${at}`);
    const [method, time] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 12)];
    const [crc, packed, size] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 24),
    ];
    const [nameLength, extra, comment, offset] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const raw = zip.subarray(start, start + packed);
    const bytes = method === 0 ? Buffer.from(raw) : inflateRawSync(raw);
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error(`${name} is damaged`);
    if (files.has(name)) throw new Error(`${name} is there twice`);
    if (
      !/^[A-Za-z0-9._/-]+$/.test(name) ||
      name.startsWith('/') ||
      name.includes('..') ||
      name.endsWith('/')
    )
      throw new Error(`the name "${name}" is not plain`);
    files.set(name, { bytes, stored: method === 0, time, offset });
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}
