#!/bin/sh
# An upgrade without an outage: migrates, restarts each instance in turn and waits for its health, releases. It stops at the first that fails.
set -eu
ATTEMPTS=60

wait_for() {
  attempt=0
  until curl --fail --silent --output /dev/null "http://127.0.0.1:$1/health/live"; do
    attempt=$((attempt + 1))
    [ "$attempt" -lt "$ATTEMPTS" ] || { echo "Port $1 does not answer; the other instances go on." >&2; exit 1; }
    sleep 1
  done
}

# Each on a line of its own: `set -e` does not see what fails before `&&`.
systemctl start vitrine-migrate
for instance in 1 2; do
  systemctl restart "vitrine-api@$instance"
  wait_for "301$instance"
  systemctl restart "vitrine-worker@$instance"
  wait_for "302$instance"
done
for instance in 1 2; do
  systemctl restart "vitrine-web@$instance"
  wait_for "809$instance"
done
systemctl start vitrine-release
