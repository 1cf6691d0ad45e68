/**
 * Who sent a mail before somebody on the way rewrote its envelope: SRS (a forwarder, also as Exchange Online
 * writes it), BATV, and Gmail's forwarding. Anything else is taken as it is.
 */
export const originalSender = (envelope: string): string => {
  const at = envelope.lastIndexOf('@');
  if (at < 1) return envelope;
  const local = envelope.slice(0, at);
  const domain = envelope.slice(at + 1);
  const srs = /^srs0[=+-][^=]{2,10}=[a-z0-9]{2}=([^=@\s]+)=(.+)$/iu.exec(local);
  if (srs) return `${srs[2]!}@${srs[1]!}`;
  const again = /^srs1[=+-][^=]{2,10}=[^=@\s]+==[^=]{2,10}=[a-z0-9]{2}=([^=@\s]+)=(.+)$/iu.exec(local);
  if (again) return `${again[2]!}@${again[1]!}`;
  const hosted = /^[^@\s]{1,64}\+srs=[^=]{2,10}=[a-z0-9]{2}=([^=@\s]+)=(.+)$/iu.exec(local);
  if (hosted) return `${hosted[2]!}@${hosted[1]!}`;
  const batv = /^(?:prvs=[0-9a-z]{6,12}|btv1==[0-9a-z]{6,20}=|msprvs1=[0-9a-z_-]{6,40})=(.+)$/iu.exec(local);
  if (batv) return `${batv[1]!}@${domain}`;
  const forwarded = /^(.+)\+caf_=[^@\s]+$/iu.exec(local);
  return forwarded ? `${forwarded[1]!}@${domain}` : envelope;
};
