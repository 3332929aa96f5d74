/**
 * Names the project to which Google counts what this machine's own credentials ask: "gcloud auth application-default login" alone
 * names none, and Identity Toolkit then refuses them. A service account's key belongs to a project already.
 * @param {string} projectId
 * @param {NodeJS.ProcessEnv} [env] of this process
 */
export function nameQuotaProject(projectId, env = process.env) {
  if (!env.GOOGLE_APPLICATION_CREDENTIALS) env.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId
}
